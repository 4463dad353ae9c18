import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { serverFolder } from '../server-folder';

export interface BuiltWorker {
  /** What a pool starts its threads from. */
  readonly file: string;
  remove(): void;
}

/** A worker's file built of sources, as the product's is: threads run outside of jest, and read no TypeScript. */
export function builtWorker(resolveDir: string, source: string): BuiltWorker {
  // Below the workspace, so that packages are found.
  const cache = join(serverFolder, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'worker-'));
  const file = join(folder, 'worker.mjs');
  buildSync({
    stdin: { resolveDir, contents: source, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Our own workspaces are sources, and go into the program.
    external: ['@libpdf/*', '@peculiar/*', 'asn1js', 'drizzle-orm', 'fastify', 'pg', 'pino', 'read-excel-file'],
    outfile: file,
  });
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
