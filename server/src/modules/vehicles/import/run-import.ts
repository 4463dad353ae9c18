import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { openClock } from '../../../platform/clock';
import { type Database, FolderInUseError } from '../../../platform/db';
import { t } from '../../../platform/i18n';
import { createVehicleRegistry } from '../registry/vehicles.repository';
import { importVehicles } from './import-vehicles';
import { importMessages } from './messages';

export interface RunImportOptions {
  /** The CSV file; undefined when the operator named none. */
  readonly path: string | undefined;
  /** Closed by the caller. */
  readonly openDatabase: () => Promise<Database>;
  /** Takes one line of the report. */
  readonly write: (line: string) => void;
}

/**
 * The import as an operator calls it: opens the database, imports, reports.
 * @returns the exit code: 0 when every line is in, 1 when any was refused or nothing could be done
 */
export async function runImport({ path, openDatabase, write }: RunImportOptions): Promise<0 | 1> {
  if (path === undefined) return fail(t(importMessages.usage));
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) return fail(t(importMessages.noFile, { path }));
  const db = await openDatabase().catch((error: unknown) => {
    if (error instanceof FolderInUseError) return null;
    throw error;
  });
  if (db === null) return fail(t(importMessages.folderInUse));
  const clock = await openClock(db);
  const report = await importVehicles(bytes, basename(path), { registry: createVehicleRegistry(db, clock), clock });
  for (const line of report.lines) write(line);
  return report.imported > 0 && report.refused === 0 ? 0 : 1;

  function fail(sentence: string): 1 {
    write(sentence);
    return 1;
  }
}
