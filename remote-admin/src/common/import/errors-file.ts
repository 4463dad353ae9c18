import { importFaultsHeading } from 'shared-api/domain';
import type { ImportError, ImportReport } from 'shared-api/entities';
import { columnName } from './column-name';
import type { ImportField } from './import-adapter';

/** Excel takes a cell that begins so for a formula. */
const formula = /^[=+\-@\t\r]/;

function cell(value: string): string {
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[";\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function sentenceOf({ reason, remedy }: ImportError, column: string | null): string {
  return [column === null ? reason : `${column}: ${reason}`, remedy ?? ''].join(' ').trim();
}

/**
 * The file once more, with what is wrong behind each line, to be corrected and imported again: CSV with semicolons,
 * UTF-8 with a mark, as every export of the product.
 */
export function errorsFile(report: ImportReport, fields: readonly ImportField[]): Blob {
  const { headings, rows_to_correct, errors } = report;
  const width = rows_to_correct.reduce((most, { cells }) => Math.max(most, cells.length), headings.length);
  const padded = (cells: readonly string[]) => Array.from({ length: width }, (_, place) => cells[place] ?? '');
  const faults = new Map<number, string>();
  for (const error of errors) {
    const before = faults.get(error.line);
    const sentence = sentenceOf(error, columnName(error.column, report, fields));
    faults.set(error.line, before === undefined ? sentence : `${before} ${sentence}`);
  }
  const rows = rows_to_correct.map(({ line, cells }) => [...padded(cells), faults.get(line) ?? '']);
  const text = [[...padded(headings), importFaultsHeading], ...rows].map((row) => row.map(cell).join(';')).join('\r\n');
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' });
}
