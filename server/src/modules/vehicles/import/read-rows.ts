import { parse } from 'csv-parse/sync';
import { delimiterOf } from '../../../platform/import';

/** A line of the file; `line` counts from 1 and names the line on which the row ends. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvRows {
  readonly rows: readonly CsvRow[];
  /** Lines whose quotes are broken, so that no cells could be read. */
  readonly unreadable: readonly number[];
}

/** Reads CSV text with whichever of semicolon, comma and tab its first line uses most; empty lines are left out. */
export function readRows(text: string): CsvRows {
  const rows: CsvRow[] = [];
  const unreadable: number[] = [];
  parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    on_record: (cells: string[], { lines }) => {
      rows.push({ cells, line: lines });
      return null;
    },
    on_skip: (error) => {
      unreadable.push(Number(error?.lines ?? 0));
      return undefined;
    },
  });
  return { rows, unreadable };
}
