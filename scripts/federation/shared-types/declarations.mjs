import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bin, run } from '../../lib/run.mjs';
import { readPackage, rootDir } from '../packages.mjs';

/** The source of a module of one of our own packages, by that package's exports; undefined for any other. */
export function sourceOf(module) {
  const [name, ...rest] = module.split('/');
  if (!readPackage(rootDir).workspaces.includes(name)) return undefined;
  const entry = readPackage(join(rootDir, name)).exports?.[rest.length === 0 ? '.' : `./${rest.join('/')}`];
  return entry && join(rootDir, name, entry);
}

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
  mkdirSync(folder, { recursive: true });
  const out = join(folder, 'out');
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = {
    ...{ lib: ['ES2023', 'DOM', 'DOM.Iterable'], noEmit: false, noCheck: true },
    ...{ declaration: true, emitDeclarationOnly: true, rootDir, outDir: out },
  };
  const files = modules.map((module) => sourceOf(module));
  writeFileSync(config, JSON.stringify({ extends: join(rootDir, 'tsconfig.base.json'), compilerOptions, files }));
  try {
    // In several threads at once the compiler sometimes loses types, and one build then fits no other.
    const { code, output } = await run([bin('tsc'), '-p', config, '--singleThreaded'], { cwd: rootDir });
    if (code !== 0) throw new Error(`The types of the shared modules cannot be written down.\n${output}`);
    return use(reader(out));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a call asks and answers is compared by itself, with the server (scripts/release/checks/calls.mjs). */
const isCall = (place) => place.includes('/shared-api/src/contracts/');

function reader(out) {
  return (module, from) => {
    const source = module.startsWith('.') ? join(from, '..', module) : sourceOf(module);
    const place = source && (module.startsWith('.') ? source : join(out, relative(rootDir, source)));
    const stem = place?.replace(/\.tsx?$/, '');
    const file = stem && [`${stem}.d.ts`, join(stem, 'index.d.ts')].find(existsSync);
    // Without it the types of a build would fit no other, and nobody would see why.
    if (stem && file === undefined) throw new Error(`The compiler wrote no declarations of ${stem}.`);
    return file && !isCall(file) ? { file, text: readFileSync(file, 'utf8') } : undefined;
  };
}
