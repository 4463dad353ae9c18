import type { ImportError } from 'shared-api/entities';
import type { IntlShape } from 'shared-ui/intl';
import { messages } from './messages';

/** Excel takes a cell that begins so for a formula. */
const formula = /^[=+\-@\t\r]/;

function cell(value: string): string {
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[";\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The errors as a table for a spreadsheet: CSV with semicolons, UTF-8 with a mark, as every export of the product. */
export function errorsFile(errors: readonly ImportError[], intl: IntlShape): Blob {
  const heads = [
    messages.errorLine,
    messages.errorColumn,
    messages.errorValue,
    messages.errorReason,
    messages.errorRemedy,
  ].map((head) => intl.formatMessage(head));
  const rows = errors.map(({ line, column, value, reason, remedy }) => [
    String(line),
    column ?? '',
    value ?? '',
    reason,
    remedy ?? '',
  ]);
  const text = [heads, ...rows].map((row) => row.map(cell).join(';')).join('\r\n');
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' });
}
