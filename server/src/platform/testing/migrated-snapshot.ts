import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, readMigrations } from '../db/migrate';
import { openPgliteMemory } from '../db/pglite/pglite-engine';

/** The files of a migrated, empty embedded database; made once for each state of the migrations. */
export async function migratedSnapshot(): Promise<Blob> {
  const state = createHash('sha256').update(JSON.stringify(readMigrations())).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), 'carcare-test-databases');
  const path = join(folder, `${state}.tar`);
  if (!existsSync(path)) {
    const { engine, pglite } = await openPgliteMemory();
    await migrate(engine);
    const dump = await pglite.dumpDataDir('none');
    await engine.close();
    mkdirSync(folder, { recursive: true });
    // Written beside and renamed: another worker never reads half a snapshot.
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
    renameSync(draft, path);
  }
  return new Blob([readFileSync(path)]);
}
