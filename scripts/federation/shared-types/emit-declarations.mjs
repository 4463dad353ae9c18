import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsc } from '../../lib/tsc.mjs';
import { readPackage, rootDir } from '../packages.mjs';

/** The modules of one of our own packages with their sources, by that package's exports. */
const modulesOf = (name) =>
  Object.entries(readPackage(join(rootDir, name)).exports ?? {}).map(([place, entry]) => [
    join(name, place),
    join(rootDir, name, entry),
  ]);

/** The sources of all modules of our own packages, by the modules' names. */
export const ownModules = () => Object.fromEntries(readPackage(rootDir).workspaces.flatMap(modulesOf));

/**
 * Has the compiler write down the types of sources, and of all that they import of ours.
 * @param {string[]} files absolute paths
 * @param {string} folder gets the declarations, at the sources' places below the repository
 * @param {object} [compilerOptions] besides those of the house
 * @throws Error with what the compiler said
 */
export async function emitDeclarations(files, folder, compilerOptions = {}) {
  // A source that the compiler meets first behind node_modules it takes for a stranger's, and leaves out: which one it
  // meets first is a race between its threads.
  const paths = Object.fromEntries(Object.entries(ownModules()).map(([module, source]) => [module, [source]]));
  const options = {
    ...{ lib: ['ES2023', 'DOM', 'DOM.Iterable'], noEmit: false, noCheck: true, paths },
    ...{ declaration: true, emitDeclarationOnly: true, rootDir, outDir: folder },
    ...compilerOptions,
  };
  const config = join(folder, 'tsconfig.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({ extends: join(rootDir, 'tsconfig.base.json'), compilerOptions: options, files }),
  );
  const { code, output } = await tsc(['-p', config], { cwd: rootDir });
  if (code !== 0) throw new Error(`The compiler cannot write the types down.\n${output}`);
}
