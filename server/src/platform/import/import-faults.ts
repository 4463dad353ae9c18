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

interface FieldFault {
  readonly field: string;
  readonly reason: string;
  /** The column's unless told. */
  readonly remedy?: string | null;
  /** The part of the cell; the whole unless told. */
  readonly value?: string;
}

/** A fault of one field, at its cell; a field without a column is named by itself. */
export function cellFault(
  { table, map, columns }: Places,
  { line, cells }: TableLine,
  { field, reason, remedy = columns[field]?.remedy ?? null, value }: FieldFault,
): ImportError {
  const place = map.places.get(field);
  return place === undefined
    ? { line, column: field, value: null, reason, remedy }
    : { line, column: table.headings[place] ?? field, value: value ?? cellText(cells[place]), reason, remedy };
}

/** A fault of a line as a whole, or of the file's heading. */
export function lineFault(line: number, reason: string): ImportError {
  return { line, column: null, value: null, reason, remedy: null };
}
