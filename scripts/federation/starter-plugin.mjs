import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import { fileName } from './base.mjs';

/** What webpack would put around it, its own start and the federation's, is many times what it holds. */
async function bundleStarter(dir) {
  const { outputFiles } = await build({
    entryPoints: [join(dir, 'src/starter.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0].contents;
}

/** Puts `src/starter.ts` beside the build: the one script that a prerendered page runs before it is idle or touched. */
export class StarterPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StarterPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'StarterPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const content = Buffer.from(await bundleStarter(compiler.context));
          const hash = createHash('sha256').update(content).digest('hex');
          const name = fileName(true, 'js', 'starter').replace('[contenthash:64]', hash);
          compilation.emitAsset(name, new sources.RawSource(content), { minimized: true, starter: true });
        },
      );
    });
  }
}

/** The name of the starter among the files of a build. */
export function starterOf(compilation) {
  return compilation.getAssets().find(({ info }) => info.starter === true)?.name;
}
