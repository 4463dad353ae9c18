import path from 'node:path';
import { readPackage, rootDir } from '../../federation/packages.mjs';
import { emitDeclarations } from '../../federation/shared-types/emit-declarations.mjs';

/** The entry points of a library, by their names in its package.json. */
const entriesOf = (name) =>
  Object.values(readPackage(path.join(rootDir, name)).exports).map((entry) => path.join(rootDir, name, entry));

/**
 * Has the compiler write down the types of libraries, each below a folder of its name.
 * @param {string[]} names workspaces
 * @param {string} folder a new one below the repository
 */
export async function writeDeclarations(names, folder) {
  const assets = path.join(rootDir, 'scripts/types/assets.d.ts');
  await emitDeclarations([assets, ...names.flatMap(entriesOf)], folder, {
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    types: ['jest', '@testing-library/jest-dom'],
  });
}
