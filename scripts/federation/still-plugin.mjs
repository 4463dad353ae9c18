import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drawStills } from './draw-stills.mjs';

/**
 * Puts `still.json` beside a build whose workspace has a `src/still.tsx`. Without that file the server sends the page
 * that begins with the shell's script, so a drawing that fails is a warning and stops nothing.
 */
export class StillPlugin {
  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    if (!existsSync(join(compiler.context, 'src/still.tsx'))) return;
    compiler.hooks.thisCompilation.tap('StillPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'StillPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          try {
            const stills = await drawStills(compiler.context, compiler.options.name);
            compilation.emitAsset('still.json', new sources.RawSource(stills));
          } catch (failure) {
            compilation.warnings.push(new WebpackError(`The still pages were not drawn. ${failure}`));
          }
        },
      );
    });
  }
}
