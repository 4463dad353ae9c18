import { importFaultsHeading } from 'shared-api/domain';
import type { ImportError, ImportReport } from 'shared-api/entities';

/** Excel takes a cell that begins so for a formula. */
const formula = /^[=+\-@\t\r]/;

function cell(value: string): string {
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[";\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function sentenceOf({ column, reason, remedy }: ImportError): string {
  return [column === null ? reason : `${column}: ${reason}`, remedy ?? ''].join(' ').trim();
}

/**
 * The file once more, with what is wrong behind each line, to be corrected and imported again: CSV with semicolons,
 * UTF-8 with a mark, as every export of the product.
 */
export function errorsFile({ headings, rows_to_correct, errors }: ImportReport): Blob {
  const width = rows_to_correct.reduce((most, { cells }) => Math.max(most, cells.length), headings.length);
  const padded = (cells: readonly string[]) => Array.from({ length: width }, (_, place) => cells[place] ?? '');
  const faults = new Map<number, string>();
  for (const error of errors) {
    const before = faults.get(error.line);
    faults.set(error.line, before === undefined ? sentenceOf(error) : `${before} ${sentenceOf(error)}`);
  }
  const rows = rows_to_correct.map(({ line, cells }) => [...padded(cells), faults.get(line) ?? '']);
  const text = [[...padded(headings), importFaultsHeading], ...rows].map((row) => row.map(cell).join(';')).join('\r\n');
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' });
}
