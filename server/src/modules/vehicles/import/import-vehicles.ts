import { romeDate } from 'shared-api/domain';
import type { TextDescriptor } from 'shared-api/messages';
import type { VehicleRegistry } from '../vehicle';
import { importMessages } from './messages';
import { type RefusedLine, readVehicles } from './read-vehicles';

type Say = (text: TextDescriptor, values: Readonly<Record<string, string | number>>) => string;

export interface ImportOptions {
  readonly registry: VehicleRegistry;
  readonly now: () => Date;
  readonly say: Say;
}

/** What an import says when it is over, in Italian, one sentence a line; `refused` counts lines. */
export interface ImportReport {
  readonly imported: number;
  readonly refused: number;
  readonly lines: readonly string[];
}

/**
 * Brings a CSV file into the vehicle registry. Good lines go in together, and every refused line is reported.
 * @param source the file's name, kept with each vehicle
 */
export async function importVehicles(bytes: Uint8Array, source: string, options: ImportOptions): Promise<ImportReport> {
  const { registry, now, say } = options;
  const file = readVehicles(bytes, romeDate(now()));
  if (!file.hasVinColumn) return { imported: 0, refused: 0, lines: [say(importMessages.noVinColumn, {})] };
  if (file.vehicles.length > 0) await registry.upsertMany(file.vehicles, source);
  const imported = file.vehicles.length;
  const refused = new Set(file.refused.map(({ line }) => line)).size;
  const ignored = file.ignoredColumns.join(', ');
  return {
    imported,
    refused,
    lines: [
      ...(ignored === '' ? [] : [say(importMessages.ignoredColumns, { columns: ignored })]),
      ...file.refused.map((refusal) => describe(refusal, say)),
      say(importMessages.summary, { imported, refused }),
    ],
  };
}

function describe({ line, column, text, values }: RefusedLine, say: Say): string {
  return say(importMessages.refusedLine, {
    line: String(line),
    column: column ?? say(importMessages.wholeLine, {}),
    reason: say(text, values),
  });
}
