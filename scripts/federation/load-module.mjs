import { resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import { rootDir } from './packages.mjs';

function run(script) {
  const module = { exports: {} };
  runInThisContext(`(function (module) {${script}\n})`)(module);
  return module.exports;
}

/**
 * Runs a TypeScript module of the repository as it is in the sources.
 * @param {string} file absolute
 * @returns {Promise<{ exports: object, inputs: string[] }>} what it exports, and the files that it was read from
 */
export async function loadModule(file) {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    absWorkingDir: rootDir,
    bundle: true,
    format: 'cjs',
    metafile: true,
    write: false,
  });
  return {
    exports: run(outputFiles[0].text),
    inputs: Object.keys(metafile.inputs).map((input) => resolve(rootDir, input)),
  };
}
