import { cpSync } from 'node:fs';
import path from 'node:path';
import { installedVersion, readPackage, rootDir } from '../../federation/packages.mjs';

const stem = (entry) => entry.replace(/^\.\/src\//, '').replace(/\.tsx?$/, '');
const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Ranges as the lock file settled them: what an area is built with is what the house builds with. */
export const pinned = (dependencies = {}) =>
  Object.fromEntries(Object.keys(dependencies).map((name) => [name, installedVersion(name)]));

/**
 * The package.json of a library as others install it: types from the declarations, code from the sources, which the
 * configuration of the house compiles as it does here.
 * @param {object} manifest the workspace's own
 */
export function libraryManifest({ name, version, type, sideEffects, exports, dependencies, peerDependencies }) {
  const entries = Object.entries(exports).map(([place, entry]) => [
    place,
    { types: `./types/${stem(entry)}.d.ts`, default: entry },
  ]);
  return {
    ...{ name, version, type, sideEffects },
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    dependencies: pinned(dependencies),
    peerDependencies,
  };
}

/**
 * Lays a library out as a package.
 * @param {string} name a workspace
 * @param {string} declarations the folder that has the workspace's declarations
 * @param {string} folder where it goes
 * @returns {object} its package.json
 */
export function layOutLibrary(name, declarations, folder) {
  const own = path.join(rootDir, name);
  cpSync(path.join(own, 'src'), path.join(folder, 'src'), { recursive: true, filter: (file) => !isTest(file) });
  cpSync(path.join(declarations, name, 'src'), path.join(folder, 'types'), { recursive: true });
  cpSync(path.join(own, 'README.md'), path.join(folder, 'README.md'));
  return libraryManifest(readPackage(own));
}
