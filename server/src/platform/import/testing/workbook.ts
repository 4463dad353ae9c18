import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { xlsxOf } from '../../spreadsheet/xlsx';

/** A workbook of text cells, as our own exports write it. */
export async function workbook(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const [headings = [], ...lines] = rows;
  const columns = headings.map((heading, index) => ({
    heading,
    cell: (row: readonly string[]) => ({ kind: 'text' as const, value: row[index] ?? '' }),
  }));
  const chunks: Buffer[] = [];
  for await (const chunk of xlsxOf(columns, [lines], new Date('2026-03-02T10:00:00Z'))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook whose sheet holds exactly this XML between `<sheetData>` and its end, with the formats that it makes. */
export function workbookOf(sheetData: string, styles = '', formats = '', conditional = ''): Buffer {
  const parts: Zippable = {
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${relations}"><sheets><sheet name="Foglio1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet><numFmts>${formats}</numFmts><cellXfs>${styles}</cellXfs><dxfs><dxf>${conditional}</dxf></dxfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheetData}</sheetData></worksheet>`),
  };
  return Buffer.from(zipSync(parts, { level: 9 }));
}

/** The same workbook behind a first sheet of this XML that its people have hidden. */
export function behindHiddenSheet(content: Buffer, sheetData: string): Buffer {
  const parts = unzipSync(content);
  const withSheet = (path: string, tag: string, sheet: string) =>
    strToU8(strFromU8(parts[path] ?? new Uint8Array()).replace(tag, `${tag}${sheet}`));
  const link = `<Relationship Id="rId2" Type="${relations}/worksheet" Target="worksheets/sheet2.xml"/>`;
  return Buffer.from(
    zipSync({
      ...parts,
      'xl/workbook.xml': withSheet(
        'xl/workbook.xml',
        '<sheets>',
        '<sheet name="Nascosto" sheetId="2" state="hidden" r:id="rId2"/>',
      ),
      'xl/_rels/workbook.xml.rels': withSheet('xl/_rels/workbook.xml.rels', '<Relationships>', link),
      'xl/worksheets/sheet2.xml': strToU8(`<worksheet><sheetData>${sheetData}</sheetData></worksheet>`),
    }),
  );
}
