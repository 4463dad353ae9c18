import type { ImportError } from 'shared-api/entities';
import type { ImportColumn } from './import-column';
import type { ColumnMap } from './map-columns';
import { cellText, type Table, type TableLine } from './table';

/** What tells where in a file a field stands. */
export interface Places {
  readonly table: Table;
  readonly map: ColumnMap;
  readonly columns: Readonly<Record<string, ImportColumn>>;
}

/** A fault of one field, at its cell; a field without a column is named by itself. */
export function cellFault(
  { table, map, columns }: Places,
  { line, cells }: TableLine,
  field: string,
  reason: string,
): ImportError {
  const place = map.places.get(field);
  const remedy = columns[field]?.remedy ?? null;
  return place === undefined
    ? { line, column: field, value: null, reason, remedy }
    : { line, column: table.headings[place] ?? field, value: cellText(cells[place]), reason, remedy };
}

/** A fault of a line as a whole, or of the file's heading. */
export function lineFault(line: number, reason: string): ImportError {
  return { line, column: null, value: null, reason, remedy: null };
}
