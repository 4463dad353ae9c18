import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPackage, rootDir } from '../../federation/packages.mjs';
import { bin, run } from '../../lib/run.mjs';

/** The entry points of a library, by their names in its package.json. */
const entriesOf = (name) => Object.values(readPackage(path.join(rootDir, name)).exports);

/**
 * Has the compiler write down the types of libraries, each below a folder of its name.
 * @param {string[]} names workspaces
 * @param {string} folder a new one below the repository
 */
export async function writeDeclarations(names, folder) {
  const config = path.join(folder, 'tsconfig.json');
  const assets = path.join(rootDir, 'scripts/types/assets.d.ts');
  const entries = names.flatMap((name) => entriesOf(name).map((entry) => path.join(rootDir, name, entry)));
  const compilerOptions = {
    ...{ lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'], types: ['jest', '@testing-library/jest-dom'] },
    ...{ noEmit: false, noCheck: true, declaration: true, emitDeclarationOnly: true, rootDir, outDir: folder },
  };
  const text = { extends: path.join(rootDir, 'tsconfig.base.json'), compilerOptions, files: [assets, ...entries] };
  writeFileSync(config, JSON.stringify(text));
  // In several threads at once the compiler sometimes loses types.
  const { code, output } = await run([bin('tsc'), '-p', config, '--singleThreaded']);
  if (code !== 0) throw new Error(`The types of ${names.join(', ')} cannot be written down.\n${output}`);
}
