import { Zip } from 'fflate';
import { ByteWriter } from './byte-writer';
import type { Pages, SheetColumn } from './column';
import { type PackedFile, packedFile } from './packed-file';
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
  const taken = () => Buffer.concat(chunks.splice(0));
  const opened: PackedFile[] = [];
  const open = (path: string) => {
    const file = packedFile(path, at);
    opened.push(file);
    archive.add(file.entry);
    return file;
  };

  try {
    for (const [path, xml] of Object.entries(workbookParts)) {
      const part = open(path);
      await part.write(Buffer.from(xml));
      await part.end();
    }
    const sheet = open(sheetPath);
    await sheet.write(Buffer.from(sheetStart + headingRow(columns.map((column) => column.heading))));
    yield taken();
    const writer = new ByteWriter();
    let above = 1;
    /** A page is packed while the next is read. */
    let packing = Promise.resolve();
    for await (const rows of pages) {
      for (const [index, row] of rows.entries()) writer.add(sheetRow(above + index + 1, columns, row));
      const written = writer.take();
      await packing;
      packing = sheet.write(written);
      // Waited for with the next page: who stops reading before does not care.
      packing.catch(() => undefined);
      above += rows.length;
      yield taken();
    }
    await packing;
    await sheet.write(Buffer.from(sheetEnd));
    await sheet.end();
    archive.end();
    yield taken();
  } finally {
    for (const file of opened) file.close();
  }
}
