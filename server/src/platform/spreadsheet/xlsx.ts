import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Pages, SheetColumn } from './column';
import { headingRow, sheetRow } from './sheet-rows';
import { sheetEnd, sheetStart, workbookParts } from './xlsx-parts';

const sheetPath = 'xl/worksheets/sheet1.xml';

/**
 * A table as an XLSX workbook of one sheet, written page by page: texts as text cells, amounts and dates as numbers
 * with their formats, dates of Europe/Rome.
 * @param at the time that the archive's files bear
 */
export async function* xlsxOf<Row>(
  columns: readonly SheetColumn<Row>[],
  pages: Pages<Row>,
  at: Date,
): AsyncGenerator<Buffer> {
  const chunks: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  const open = (path: string) => {
    const file = new ZipDeflate(path, { level: 6 });
    file.mtime = at;
    archive.add(file);
    return file;
  };
  const taken = () => Buffer.concat(chunks.splice(0));

  for (const [path, xml] of Object.entries(workbookParts)) open(path).push(strToU8(xml), true);
  const sheet = open(sheetPath);
  sheet.push(strToU8(sheetStart + headingRow(columns.map((column) => column.heading))));
  yield taken();
  let above = 1;
  for await (const rows of pages) {
    const written = rows.map((row, index) =>
      sheetRow(
        above + index + 1,
        columns.map((column) => column.cell(row)),
      ),
    );
    sheet.push(strToU8(written.join('')));
    above += rows.length;
    yield taken();
  }
  sheet.push(strToU8(sheetEnd), true);
  archive.end();
  yield taken();
}
