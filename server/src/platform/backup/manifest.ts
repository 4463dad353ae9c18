import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';

/** What a backup holds. Written last: a folder without it is no backup. */
const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  version: z.string(),
  engine: z.enum(['pglite', 'postgres']),
  database_sha256: z.string(),
  /** How many files were copied; null where they stay in their bucket. */
  files: z.nullable(z.int()),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestFile = (folder: string) => join(folder, 'backup.json');

/** Where a backup keeps its database, in the engine's own form, and its files. */
export const databaseFile = (folder: string) => join(folder, 'database.dump');
export const filesFolder = (folder: string) => join(folder, 'files');

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
}

/** Null for a folder that holds no whole backup. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(manifestFile(folder), 'utf8')));
  } catch {
    return null;
  }
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
