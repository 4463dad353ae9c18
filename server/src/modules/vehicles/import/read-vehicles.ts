import { type Text, t } from '../../../platform/i18n';
import { decodeText } from '../../../platform/import';
import type { RegisteredVehicle, VehicleField } from '../vehicle';
import { type Column, fieldsIn, placeColumns } from './columns';
import { importMessages } from './messages';
import { type CsvRow, readRows } from './read-rows';
import { readVehicle } from './read-vehicle';

/** A line that is left out, one entry a fault; `column` is null when the whole line is meant. */
export interface RefusedLine {
  readonly line: number;
  readonly column: Column | null;
  readonly reason: string;
}

export interface VehiclesFile {
  /** The line from which quotes never close, or null; with one nothing was read: what is below it would be lost. */
  readonly openQuotes: number | null;
  /** False when the headings name no VIN column: then nothing was read. */
  readonly hasVinColumn: boolean;
  readonly ignoredColumns: readonly string[];
  /** What it tells of each vehicle. */
  readonly fields: readonly VehicleField[];
  /** Each VIN once. */
  readonly vehicles: readonly RegisteredVehicle[];
  readonly refused: readonly RefusedLine[];
}

/**
 * Reads a CSV file of vehicles. Lines that are wrong are listed, in the file's order, and left out.
 * @param today the day of the import in Europe/Rome, `YYYY-MM-DD`
 */
export function readVehicles(bytes: Uint8Array, today: string): VehiclesFile {
  const { rows, unreadable, openQuotes } = readRows(decodeText(bytes).text);
  const [header, ...lines] = rows;
  const { places, ignored } = placeColumns(header?.cells ?? []);
  const hasVinColumn = places.has('car_vin');
  if (openQuotes !== null || !hasVinColumn)
    return { openQuotes, hasVinColumn, ignoredColumns: ignored, fields: [], vehicles: [], refused: [] };

  const lineByVin = new Map<string, number>();
  const vehicles: RegisteredVehicle[] = [];
  const refused: RefusedLine[] = unreadable.map((line) => wholeLine(line, importMessages.unreadable));
  for (const row of lines) {
    const result = readLine(row, places, header?.cells.length ?? 0, today);
    if ('refused' in result) {
      refused.push(...result.refused);
      continue;
    }
    const earlier = lineByVin.get(result.vehicle.vin);
    if (earlier === undefined) {
      lineByVin.set(result.vehicle.vin, row.line);
      vehicles.push(result.vehicle);
    } else {
      refused.push({
        line: row.line,
        column: 'car_vin',
        reason: t(importMessages.duplicate, { line: String(earlier) }),
      });
    }
  }
  refused.sort((a, b) => a.line - b.line);
  return { openQuotes, hasVinColumn, ignoredColumns: ignored, fields: fieldsIn({ places }), vehicles, refused };
}

function readLine(row: CsvRow, places: ReadonlyMap<Column, number>, width: number, today: string) {
  if (row.cells.slice(width).some((cell) => cell !== '')) {
    return { refused: [wholeLine(row.line, importMessages.surplusCells)] };
  }
  const result = readVehicle((column) => row.cells[places.get(column) ?? -1] ?? '', today);
  return 'vehicle' in result ? result : { refused: result.refused.map((cell) => ({ line: row.line, ...cell })) };
}

function wholeLine(line: number, text: Text): RefusedLine {
  return { line, column: null, reason: t(text) };
}
