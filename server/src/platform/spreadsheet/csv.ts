import { formatMoney } from 'shared-api/domain';
import { formatDateTime, formatDay } from '../i18n';
import { ByteWriter } from './byte-writer';
import type { Cell, Pages, SheetColumn } from './column';

const byteOrderMark = '\ufeff';

/**
 * A table as CSV that an Italian Excel opens as it is: semicolons, UTF-8 with a byte order mark, decimal comma,
 * `DD/MM/YYYY HH:mm` of Europe/Rome (decisions.md section 4). Written page by page.
 */
export async function* csvOf<Row>(columns: readonly SheetColumn<Row>[], pages: Pages<Row>): AsyncGenerator<Buffer> {
  yield Buffer.from(`${byteOrderMark}${columns.map(({ heading }) => quoted(heading)).join(';')}\r\n`);
  const writer = new ByteWriter();
  for await (const rows of pages) {
    for (const row of rows) writer.add(lineOf(columns, row));
    yield writer.take();
  }
}

function lineOf<Row>(columns: readonly SheetColumn<Row>[], row: Row): string {
  let line = '';
  for (const column of columns) line += `${csvText(column.cell(row))};`;
  return `${line.slice(0, -1)}\r\n`;
}

/** RFC 4180, with the semicolon for the comma. */
function quoted(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function csvText(cell: Cell | null): string {
  switch (cell?.kind) {
    case undefined:
      return '';
    case 'text':
      return isPlain(cell.value) ? cell.value : quoted(harmless(cell.value));
    case 'number':
      return String(cell.value).replace('.', ',');
    case 'money':
      return formatMoney(cell.value).replace('.', ',');
    case 'instant':
      return formatDateTime(cell.value);
    case 'day':
      return formatDay(cell.value);
    case 'flag':
      return cell.value ? 'sì' : 'no';
  }
}

/** Most texts are: they are looked through once. */
const isPlain = (text: string) => !/^[=+\-@\t\r]|[";\r\n]/.test(text);

/** A text that a spreadsheet would take for a formula gets an apostrophe before it, which spreadsheets do not show. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
