import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prerender } from './prerender-pages.mjs';

/**
 * Puts `prerender.json` and `skeletons.json` beside a build whose workspace has a `src/prerender.tsx`. Without them the
 * server sends the page that begins with the shell's script, so a drawing that fails is a warning and stops nothing.
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
            const { pages, skeletons } = await prerender(compiler.context, compiler.options.name);
            compilation.emitAsset('prerender.json', new sources.RawSource(pages));
            compilation.emitAsset('skeletons.json', new sources.RawSource(skeletons));
          } catch (failure) {
            compilation.warnings.push(new WebpackError(`The prerendered pages were not drawn. ${failure}`));
          }
        },
      );
    });
  }
}
