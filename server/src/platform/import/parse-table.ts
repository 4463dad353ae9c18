import { importFaultsHeading } from 'shared-api/domain';
// Not by the database's entry point: a thread that reads tables needs no drivers.
import { fold } from '../db/folded-text';
import { type Text, t } from '../i18n';
import { csvLines } from './csv-lines';
import { decodeText } from './decode-text';
import { importMessages } from './import.messages';
import { maxLines } from './limits';
import { refuseFile } from './refuse-file';
import { type Cell, cellText, holdsAnything, isFilled, isFormulaError, type Table, type TableLine } from './table';
import { xlsxLines } from './xlsx/xlsx-lines';

/** A file as one thread hands it to another. */
export interface TableFile {
  readonly content: Uint8Array;
  readonly mediaType: string;
}

/**
 * A CSV or XLSX file as a table, told apart by the content.
 * @throws Refusal `validation` on `file`, in one sentence, when it cannot be read or goes beyond a limit
 */
export async function parseTable({ content, mediaType }: TableFile): Promise<Table> {
  if (mediaType !== 'text/csv') return tableOf(await xlsxLines(bufferOf(content)), [], importMessages.emptySheet);
  const { text, encoding } = decodeText(content);
  if (/^\s*<(!doctype|html|\?xml)/i.test(text)) throw refuseFile(importMessages.webPage);
  return tableOf(
    csvLines(text),
    encoding === 'windows-1252' ? [t(importMessages.windows1252)] : [],
    importMessages.empty,
  );
}

/** Between threads a buffer becomes plain bytes. */
function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** The headings stand in the first row that is not empty. */
function tableOf(rows: readonly Cell[][], notes: readonly string[], empty: Text): Table {
  const top = rows.findIndex((cells) => cells.some(isFilled));
  const [heading = [], ...below] = top < 0 ? [] : rows.slice(top);
  const lines = below
    .map((cells, index): TableLine => ({ line: top + index + 2, cells: cells.map(asTyped) }))
    .filter(({ cells }) => cells.some(holdsAnything));
  if (lines.length === 0) throw refuseFile(empty);
  if (lines.length > maxLines) throw refuseFile(importMessages.tooManyLines, { max: maxLines });
  const last = heading.findLastIndex(isFilled);
  const headings = heading.slice(0, last + 1).map((cell) => cellText(cell) ?? '');
  return withoutFaults({ headings, ...(top > 0 && { headingLine: top + 1 }), lines, notes });
}

/** A text that a spreadsheet would take for a formula was given out with an apostrophe before it. */
function asTyped(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const text = cell.trim();
  return isFormulaError(text) ? { formula: text } : cell.replace(/^'(?=[=+\-@\t\r])/, '');
}

/** A file that was given back with its errors comes again: what was wrong with it is no data. */
function withoutFaults(table: Table): Table {
  const place = table.headings.findIndex((heading) => fold(heading) === importFaultsHeading);
  if (place === -1) return table;
  const lines = table.lines.map(({ line, cells }) => ({ line, cells: cells.filter((_, index) => index !== place) }));
  return { ...table, headings: trimmed(table.headings.filter((_, index) => index !== place)), lines };
}

/** Headings up to the last that is one: before the errors stood cells without a heading. */
function trimmed(headings: readonly string[]): readonly string[] {
  return headings.slice(0, headings.findLastIndex((heading) => heading !== '') + 1);
}
