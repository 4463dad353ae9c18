import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rootDir } from '../packages.mjs';
import { emitDeclarations, ownModules } from './emit-declarations.mjs';

/**
 * Has the compiler write down the types of modules, and of all that they import of ours.
 * @param {string[]} modules of our own packages
 * @param {string} folder below the repository; it is emptied before and taken away afterwards
 * @template T
 * @param {(read: (module: string, from?: string) => { file: string, text: string } | undefined) => T} use is given a
 *   reader of declarations, by a module's name or by a relative one with the file that it stands in
 * @returns {Promise<T>}
 */
export async function withDeclarations(modules, folder, use) {
  rmSync(folder, { recursive: true, force: true });
  const sources = ownModules();
  try {
    await emitDeclarations(
      modules.map((module) => sources[module]),
      folder,
    );
    return use(reader(sources, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a call asks and answers is compared by itself, with the server (scripts/release/checks/calls.mjs). */
const isCall = (place) => place.includes('/shared-api/src/contracts/');

function reader(sources, out) {
  return (module, from) => {
    const source = module.startsWith('.') ? join(from, '..', module) : sources[module];
    const place = source && (module.startsWith('.') ? source : join(out, relative(rootDir, source)));
    const stem = place?.replace(/\.tsx?$/, '');
    const file = stem && [`${stem}.d.ts`, join(stem, 'index.d.ts')].find(existsSync);
    // Without it the types of a build would fit no other, and nobody would see why.
    if (stem && file === undefined) throw new Error(`The compiler wrote no declarations of ${stem}.`);
    return file && !isCall(file) ? { file, text: readFileSync(file, 'utf8') } : undefined;
  };
}
