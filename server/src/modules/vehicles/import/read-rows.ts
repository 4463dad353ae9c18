import { parse } from 'csv-parse/sync';
import { csvFormat } from '../../../platform/import';

/** A line of the file; `line` counts from 1 and names the line on which the row ends. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvRows {
  readonly rows: readonly CsvRow[];
  /** Lines whose quotes are broken, so that no cells could be read. */
  readonly unreadable: readonly number[];
  /** The line from which quotes swallow the rest of the file, or null: what stands below it was read as one cell. */
  readonly openQuotes: number | null;
}

/** Reads CSV text by the separator that it tells or uses most; empty lines are left out. */
export function readRows(text: string): CsvRows {
  const rows: CsvRow[] = [];
  const unreadable: number[] = [];
  let isOpen = false;
  parse(text, {
    bom: true,
    ...csvFormat(text),
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
      if (error?.code === 'CSV_QUOTE_NOT_CLOSED') isOpen = true;
      else unreadable.push(Number(error?.lines ?? 0));
      return undefined;
    },
  });
  return {
    rows,
    unreadable,
    openQuotes: isOpen ? openedAt(text, rows.at(-1)?.line ?? 0, unreadable.at(-1) ?? 0) : null,
  };
}

/** The parser names the file's last line; the quotes were opened in the broken line below the last row, or else below it. */
function openedAt(text: string, lastRow: number, lastBroken: number): number {
  if (lastBroken > lastRow) return lastBroken;
  const below = text.split(/\r\n|\n|\r/).slice(lastRow);
  return lastRow + 1 + below.findIndex((line) => line.includes('"'));
}
