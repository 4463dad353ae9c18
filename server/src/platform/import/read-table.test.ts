import { unzipSync, zipSync } from 'fflate';
import { mediaTypeOf } from '../http/media-type';
import { inProcess } from '../workers';
import { readTable } from './read-table';
import { behindHiddenSheet, workbook, workbookOf } from './testing/workbook';

function read(content: Buffer) {
  return readTable(inProcess(), {
    read: async () => content,
    mediaType: mediaTypeOf({ head: content, tail: content }) ?? '',
  });
}
const readText = (text: string) => read(Buffer.from(text));

describe('a CSV', () => {
  it.each([
    ['semicolons', 'sku;title\r\nA1;Base\r\n'],
    ['commas', 'sku,title\nA1,Base\n'],
    ['tabs', 'sku\ttitle\nA1\tBase'],
    ['a byte order mark', '\ufeffsku;title\r\nA1;Base'],
  ])('is read with %s', async (_, text) => {
    expect(await readText(text)).toEqual({
      headings: ['sku', 'title'],
      lines: [{ line: 2, cells: ['A1', 'Base'] }],
      notes: [],
    });
  });

  it.each([
    ['a semicolon', 'sep=;\r\nsku;title, long, very long\r\nA1;Base\r\n'],
    ['a bar, behind a byte order mark', '\ufeffSEP=|\nsku|title, long, very long\nA1|Base'],
    ['a tab', 'sep=\t\nsku\ttitle, long, very long\nA1\tBase'],
  ])(
    'whose first line tells %s as its separator is read by it, its lines counted as Excel shows them',
    async (_, text) => {
      expect(await readText(text)).toEqual({
        headings: ['sku', 'title, long, very long'],
        lines: [{ line: 2, cells: ['A1', 'Base'] }],
        notes: [],
      });
    },
  );

  it('that tells its separator names the line of the file from which quotes never close', async () => {
    await expect(readText('sep=;\nsku;title\nA1;"Base\n')).rejects.toMatchObject({
      errors: { file: [expect.stringContaining('riga 3')] },
    });
  });

  it('keeps line breaks within quotes and counts the lines that are empty', async () => {
    const { lines } = await readText('sku;title\nA1;"Base\ncon ""tutto"""\n\n;\nA2;Pieno\n');
    expect(lines).toEqual([
      { line: 2, cells: ['A1', 'Base\ncon "tutto"'] },
      { line: 5, cells: ['A2', 'Pieno'] },
    ]);
  });

  it.each([';;\nsku;title\nA1;Base', '\n,\nsku,title\nA1,Base'])('may begin with empty lines: %j', async (text) => {
    const { headings, lines } = await readText(text);
    expect(headings).toEqual(['sku', 'title']);
    expect(lines[0]?.cells).toEqual(['A1', 'Base']);
  });

  it('is read as Windows-1252 when it is not UTF-8, and says so', async () => {
    const { lines, notes } = await read(Buffer.from('sku;title\nA1;Qualit\xe0 \x80 50\n', 'latin1'));
    expect(lines[0]?.cells[1]).toBe('Qualità € 50');
    expect(notes).toEqual([
      'Il file non è in UTF-8: è stato letto come Windows-1252. Controllare le lettere accentate.',
    ]);
  });

  it('is read as UTF-16 when its mark says so, either way round', async () => {
    const little = Buffer.from('\ufeffsku\ttitle\r\nA1\tQualità\r\n', 'utf16le');
    for (const content of [little, Buffer.from(little).swap16()])
      expect((await read(content)).lines).toEqual([{ line: 2, cells: ['A1', 'Qualità'] }]);
  });

  it.each([
    ['nothing below its heading', 'sku;title\n\n', /è vuoto/],
    ['nothing but its separator', 'sep=;', /è vuoto/],
    ['quotes that never close', 'sku;title\nA1;"Base\nA2;Pieno\n', /virgolette aperte/],
    ['more than 200 columns', `sku;title\nA1;${'x;'.repeat(200)}x\n`, /Alla riga 2 ci sono più di 200 colonne/],
    ['nothing but line breaks', `sku\n${'\n'.repeat(20_001)}`, /più di 5\.000 righe/],
    ['more than 5000 lines', `sku\n${'A\n'.repeat(5_001)}`, /più di 5\.000 righe/],
  ])('with %s is refused in a sentence', async (_, text, sentence) => {
    await expect(readText(text)).rejects.toMatchObject({
      code: 'validation',
      errors: { file: [expect.stringMatching(sentence)] },
    });
  });

  it('of 5000 lines is read whole, also with empty ones around them', async () => {
    expect((await readText(`sku\n${'A\n'.repeat(5_000)}\n\n`)).lines).toHaveLength(5_000);
    expect((await readText(`\n;\nsku;title\n${'A;B\n'.repeat(5_000)}`)).lines).toHaveLength(5_000);
  });
});

describe('an XLSX', () => {
  it('is read like a CSV, by its first sheet', async () => {
    expect(await read(await workbook([['sku', 'title'], ['A1', 'Qualità'], [], ['A2', 'Pieno']]))).toEqual({
      headings: ['sku', 'title'],
      lines: [
        { line: 2, cells: ['A1', 'Qualità'] },
        { line: 4, cells: ['A2', 'Pieno'] },
      ],
      notes: [],
    });
  });

  it('is read by the first sheet that people see', async () => {
    const seen = workbookOf(
      '<row r="1"><c r="A1" t="str"><v>sku</v></c></row><row r="2"><c r="A2" t="str"><v>A1</v></c></row>',
    );
    const hidden = '<row r="1"><c r="A1" t="str"><v>chiave</v></c></row><row r="2"><c r="A2"><v>1</v></c></row>';
    expect((await read(behindHiddenSheet(seen, hidden))).headings).toEqual(['sku']);
  });

  it('may have empty rows above its headings, which count', async () => {
    const content = workbookOf(
      '<row r="3"><c r="A3" t="str"><v>sku</v></c></row><row r="4"><c r="A4" t="str"><v>A1</v></c></row>',
    );
    expect(await read(content)).toEqual({
      headings: ['sku'],
      headingLine: 3,
      lines: [{ line: 4, cells: ['A1'] }],
      notes: [],
    });
  });

  it('of 5000 lines is read whole, also with an empty row above them', async () => {
    const rows = Array.from({ length: 5_001 }, (_, at) => `<row r="${at + 2}"><c r="A${at + 2}"><v>1</v></c></row>`);
    expect((await read(workbookOf(rows.join('')))).lines).toHaveLength(5_000);
    const beyond = workbookOf(`${rows.join('')}<row r="5003"><c r="A5003"><v>1</v></c></row>`);
    await expect(read(beyond)).rejects.toMatchObject({ errors: { file: [expect.stringMatching(/più di 5\.000/)] } });
  });

  it('gives numbers, yes and no, and dates as what they are', async () => {
    const content = workbookOf(
      `<row r="1"><c r="A1" t="str"><v>sku</v></c></row>
       <row r="2"><c r="A2"><v>12.5</v></c><c r="B2" t="b"><v>1</v></c><c r="C2" s="1"><v>46347.5</v></c></row>`,
      '<xf numFmtId="0"/><xf numFmtId="14"/>',
    );
    const { lines } = await read(content);
    expect(lines[0]?.cells).toEqual([12.5, true, new Date('2026-11-21T12:00:00Z')]);
  });

  it('gives a number that is shown as a percentage as it is shown, and any other as it is', async () => {
    const shown = (style: number, value: number, row: number) =>
      `<row r="${row}"><c r="A${row}" s="${style}"><v>${value}</v></c></row>`;
    const content = workbookOf(
      `<row r="1"><c r="A1" t="str"><v>iva</v></c></row>
       ${[0.22, 1, 1.5, 0.07, 0.045].map((value, at) => shown(1, value, at + 2)).join('')}
       ${shown(0, 1, 7)}${shown(2, 0.1, 8)}${shown(3, 0.1, 9)}
       <row r="10"><c r="A10" s="1" t="n"><f>1/4</f><v>0.25</v></c></row>
       <row r="11"><c r="A11" s="1" t="str"><v>10 per cento</v></c></row><row r="12"><c r="A12" s="4"><v>10</v></c></row>`,
      '<xf numFmtId="0"/><xf numFmtId="9"><alignment/></xf><xf numFmtId="10"/><xf numFmtId="170"/><xf numFmtId="171"/>',
      `<numFmt numFmtId="170" formatCode="[>0]0.0%;0"/><numFmt numFmtId="171" formatCode="0&quot; %&quot;"/>`,
      // A conditional format's number is another numbering: here that of plain cells.
      '<numFmt numFmtId="0" formatCode="0.00%"/>',
    );
    expect((await read(content)).lines.map(({ cells }) => cells[0])).toEqual([
      ...['22 %', '100 %', '150 %', '7 %', '4,5 %'],
      1,
      ...['10 %', '10 %', '25 %'],
      '10 per cento',
      10,
    ]);
  });

  it('gives a number that is shown with zeros before it as it is shown', async () => {
    const shown = (style: number, value: number, row: number) =>
      `<row r="${row}"><c r="A${row}" s="${style}"><v>${value}</v></c></row>`;
    const content = workbookOf(
      `<row r="1"><c r="A1" t="str"><v>sku</v></c></row>
       ${[123, 12_345, 1_234_567, 12.5, -3].map((value, at) => shown(1, value, at + 2)).join('')}
       ${shown(2, 184, 7)}${shown(3, 7, 8)}${shown(4, 7, 9)}${shown(0, 7, 10)}`,
      '<xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/><xf numFmtId="1"/>',
      `<numFmt numFmtId="170" formatCode="00000"/><numFmt numFmtId="171" formatCode="[$-410]00000;-00000"/>
       <numFmt numFmtId="172" formatCode="0.00"/>`,
    );
    expect((await read(content)).lines.map(({ cells }) => cells[0])).toEqual([
      ...['00123', '12345', '1234567', 12.5, -3],
      ...['00184', 7, 7, 7],
    ]);
  });

  it.each(['', '<v></v>', '<v/>'])(
    'tells a formula that was never calculated (%s) from an empty cell',
    async (value) => {
      const content = workbookOf(
        `<row r="1"><c r="A1" t="str"><v>sku</v></c><c r="B1" t="str"><v>price</v></c></row>
       <row r="2"><c r="A2" t="str"><v>A1</v></c><c r="B2" s="0"><f>C2*2</f>${value}</c></row>
       <row r="3"><c r="A3" t="str"><v>A2</v></c><c r="B3"><f>C3*2</f><v>24</v></c></row>`,
        '<xf numFmtId="0"/>',
      );
      const { lines } = await read(content);
      expect(lines.map(({ cells }) => cells)).toEqual([
        ['A1', { formula: '=C2*2' }],
        ['A2', 24],
      ]);
    },
  );

  it('does not mind rows that are only coloured down to the last one', async () => {
    const content = workbookOf(
      `<row r="1"><c r="A1" t="str"><v>sku</v></c><c r="XFD1" s="0"/></row><row r="2"><c r="A2" t="str"><v>A1</v></c></row>
       <row r="9000"><c r="A9000" s="0"/></row>`,
      '<xf numFmtId="0"/>',
    );
    expect((await read(content)).lines).toEqual([{ line: 2, cells: ['A1'] }]);
  });

  const hidden = '<row r="2"><c x="/>" r="XFD2" t="str"><v>x</v></c></row>';
  const cell = (place: string) => `<c r="${place}" t="str"><v>x</v></c>`;
  it.each([
    ['whose first sheet is empty', workbookOf(''), /primo foglio del file è vuoto.*Gli altri fogli non si leggono/],
    ['with a cell in the last column', workbookOf(`<row r="2">${cell('XFD2')}</row>`), /più di 200 colonne/],
    ['that hides its place behind a quoted mark', workbookOf(hidden), /più di 200 colonne/],
    ['with a line beyond the limit', workbookOf(`<row r="5002">${cell('A5002')}</row>`), /più di 5\.000 righe/],
    ['with a row that no sheet has', workbookOf('<row r="900000000"></row>'), /rovinato/],
    ['that grows a thousandfold', workbookOf(' '.repeat(8_000_000)), /troppo grande/],
    ['that is many small bombs', bombs(), /troppo grande/],
    ['that grows beyond what it says', understated(), /troppo grande/],
    ['cut off', workbookOf(cell('A1')).subarray(0, -40), /rovinato/],
    ['without a sheet', Buffer.from(zipSync({ 'xl/workbook.xml': Buffer.from('<workbook/>') })), /rovinato/],
    ['whose XML is broken', workbookOf('<row r="1"><c r="A1"'), /rovinato/],
    ['of tags that never end', workbookOf('<row '.repeat(180_000)), /rovinato/],
    ['of one enormous tag', enormous('<row r="1" spans="', '"/>'), /rovinato/],
    ['of one enormous text', enormous('<row r="1"><c r="A1" t="str"><v>', '</v></c></row>'), /rovinato/],
    ['whose cells all show one enormous text', sharedText(), /troppo grande/],
    ['protected', encrypted(), /password/],
  ])('%s is refused in a sentence', async (_, content, sentence) => {
    const file = { read: async () => content, mediaType: 'application/vnd.ms-excel' };
    await expect(readTable(inProcess(), file)).rejects.toMatchObject({
      code: 'validation',
      errors: { file: [expect.stringMatching(sentence)] },
    });
  });
});

/** What no row or cell needs: two megabytes between a mark and the next, which do not shrink so well as a bomb does. */
function enormous(before: string, after: string): Buffer {
  const text = Array.from({ length: 250_000 }, (_, index) => ((index * 7_919) % 99_991).toString(36).padStart(8, '0'));
  return workbookOf(before + text.join('') + after);
}

/** 1,200 cells of 30,000 letters each, which the file holds once. */
function sharedText(): Buffer {
  const rows = Array.from(
    { length: 1_200 },
    (_, index) => `<row r="${index + 1}"><c r="A${index + 1}" t="s"><v>0</v></c></row>`,
  );
  const relation =
    '<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/>';
  const parts = unzipSync(workbookOf(rows.join('')));
  const relations = Buffer.from(parts['xl/_rels/workbook.xml.rels'] ?? []).toString();
  return Buffer.from(
    zipSync({
      ...parts,
      'xl/_rels/workbook.xml.rels': Buffer.from(relations.replace('</Relationships>', `${relation}</Relationships>`)),
      'xl/sharedStrings.xml': Buffer.from(`<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`),
    }),
  );
}

/** Each part harmless, all together not. */
function bombs(): Buffer {
  const part = Buffer.alloc(1_000_000, 'a');
  const parts = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`xl/${index}.xml`, part]));
  return Buffer.from(zipSync(parts, { level: 9 }));
}

/** The directory tells of 100 bytes where there are many more. */
function understated(): Buffer {
  const content = Buffer.from(zipSync({ 'xl/workbook.xml': Buffer.alloc(900_000, 'a') }, { level: 9 }));
  content.writeUInt32LE(100, content.indexOf(Buffer.from('PK\x01\x02')) + 24);
  return content;
}

function encrypted(): Buffer {
  const content = workbookOf('');
  const directory = content.indexOf(Buffer.from('PK\x01\x02'));
  content.writeUInt16LE(content.readUInt16LE(directory + 8) | 1, directory + 8);
  return content;
}
