import type { UploadedFile } from '../http';
import { t } from '../i18n';
import { csvLines } from './csv-lines';
import { decodeText } from './decode-text';
import { importMessages } from './import.messages';
import { maxLines } from './limits';
import { refuseFile } from './refuse-file';
import { type Cell, cellText, isFilled, type Table, type TableLine } from './table';
import { xlsxLines } from './xlsx/xlsx-lines';

/**
 * A CSV or XLSX file as a table, told apart by the content.
 * @throws Refusal `validation` on `file`, in one sentence, when it cannot be read or goes beyond a limit
 */
export async function readTable(file: Pick<UploadedFile, 'mediaType' | 'content'>): Promise<Table> {
  if (file.mediaType !== 'text/csv') return tableOf(await xlsxLines(file.content), []);
  const { text, encoding } = decodeText(file.content);
  return tableOf(csvLines(text), encoding === 'windows-1252' ? [t(importMessages.windows1252)] : []);
}

function tableOf([heading = [], ...below]: Cell[][], notes: readonly string[]): Table {
  const lines = below
    .map((cells, index): TableLine => ({ line: index + 2, cells }))
    .filter(({ cells }) => cells.some(isFilled));
  if (lines.length === 0 || !heading.some(isFilled)) throw refuseFile(importMessages.empty);
  if (lines.length > maxLines) throw refuseFile(importMessages.tooManyLines, { max: maxLines });
  const last = heading.findLastIndex(isFilled);
  const headings = heading.slice(0, last + 1).map((cell) => cellText(cell) ?? '');
  return { headings, lines, notes };
}
