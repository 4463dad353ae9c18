import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';

/** The programs and files of the embedded database, ready to be started. */
export type CompiledPglite = Required<Pick<PGliteOptions, 'pgliteWasmModule' | 'initdbWasmModule' | 'fsBundle'>>;

declare global {
  namespace WebAssembly {
    function compile(program: Uint8Array): Promise<Module>;
  }
}

/** A name in the global object that outlives a file of tests. */
const kept = Symbol.for('carcare: the compiled embedded database');

/** Compiled once a jest worker: the engine itself does it anew for each database, which takes as long as the rest. */
export function compiledPglite(): Promise<CompiledPglite> {
  const worker: Pick<typeof globalThis, 'process'> & { [kept]?: Promise<CompiledPglite> } = globalThis;
  worker[kept] ??= compile();
  return worker[kept];
}

async function compile(): Promise<CompiledPglite> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const read = (name: string) => readFileSync(join(folder, name));
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([
    WebAssembly.compile(read('pglite.wasm')),
    WebAssembly.compile(read('initdb.wasm')),
  ]);
  return { pgliteWasmModule, initdbWasmModule, fsBundle: new Blob([read('pglite.data')]) };
}
