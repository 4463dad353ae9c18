import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prerenderPages } from './prerender-pages.mjs';

/**
 * Puts `prerender.json` beside a build whose workspace has a `src/prerender.tsx`. Without that file the server sends the page
 * that begins with the shell's script, so a drawing that fails is a warning and stops nothing.
 */
export class PrerenderPlugin {
  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    if (!existsSync(join(compiler.context, 'src/prerender.tsx'))) return;
    compiler.hooks.thisCompilation.tap('PrerenderPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'PrerenderPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          try {
            const prerendered = await prerenderPages(compiler.context, compiler.options.name);
            compilation.emitAsset('prerender.json', new sources.RawSource(prerendered));
          } catch (failure) {
            compilation.warnings.push(new WebpackError(`The prerendered pages were not drawn. ${failure}`));
          }
        },
      );
    });
  }
}
