import { romeDate } from 'shared-api/domain';
import type { Clock } from '../../../platform/clock';
import { t } from '../../../platform/i18n';
import type { VehicleRegistry } from '../vehicle';
import { importMessages } from './messages';
import { type RefusedLine, readVehicles } from './read-vehicles';

export interface ImportOptions {
  readonly registry: VehicleRegistry;
  readonly clock: Clock;
}

/** What an import says when it is over, in Italian, one sentence a line; `refused` counts lines. */
export interface ImportReport {
  readonly imported: number;
  readonly refused: number;
  readonly lines: readonly string[];
}

/**
 * Brings a CSV file into the vehicle registry. Good lines go in together, and every refused line is reported; a file
 * whose quotes never close is refused whole. What the file has no column for stays as it was known.
 * @param source the file's name, kept with each vehicle
 */
export async function importVehicles(bytes: Uint8Array, source: string, options: ImportOptions): Promise<ImportReport> {
  const { registry, clock } = options;
  const file = readVehicles(bytes, romeDate(clock.now()));
  if (file.openQuotes !== null) return nothing(t(importMessages.openQuotes, { line: String(file.openQuotes) }));
  if (!file.hasVinColumn) return nothing(t(importMessages.noVinColumn));
  if (file.vehicles.length > 0) await registry.upsertMany(file.vehicles, { name: source, fields: file.fields });
  const imported = file.vehicles.length;
  const refused = new Set(file.refused.map(({ line }) => line)).size;
  const ignored = file.ignoredColumns.join(', ');
  return {
    imported,
    refused,
    lines: [
      ...(ignored === '' ? [] : [t(importMessages.ignoredColumns, { columns: ignored })]),
      ...file.refused.map(describe),
      t(importMessages.summary, { imported, refused }),
    ],
  };
}

function nothing(reason: string): ImportReport {
  return { imported: 0, refused: 0, lines: [reason] };
}

function describe({ line, column, reason }: RefusedLine): string {
  return t(importMessages.refusedLine, { line: String(line), column: column ?? t(importMessages.wholeLine), reason });
}
