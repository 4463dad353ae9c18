import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { csvOf } from './csv';
import { dayColumn, expectHolds, flagColumn, instantColumn, moneyColumn, numberColumn, textColumn } from './index';
import { xlsxOf } from './xlsx';

interface Row {
  readonly name: string | null;
  readonly km: number | null;
  readonly total: number | null;
  readonly paid: Date | null;
  readonly registered: string | null;
  readonly verified: boolean | null;
}

const columns = [
  textColumn<Row>('name', (row) => row.name),
  numberColumn<Row>('km', (row) => row.km),
  moneyColumn<Row>('total', (row) => row.total),
  instantColumn<Row>('paid_at', (row) => row.paid),
  dayColumn<Row>('registered', (row) => row.registered),
  flagColumn<Row>('verified', (row) => row.verified),
];
const full: Row = {
  name: 'Nicolò; "D’Alò" <b>',
  km: 18_420,
  total: 118_000,
  paid: new Date('2026-11-20T23:05:00Z'),
  registered: '2025-03-18',
  verified: true,
};
const empty: Row = { name: null, km: null, total: null, paid: null, registered: null, verified: null };
const named = (name: string): Row => ({ ...empty, name });

async function* pagesOf(rows: readonly Row[], size = 2) {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

async function joined(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

const csv = async (rows: readonly Row[]) => (await joined(csvOf(columns, pagesOf(rows)))).toString();
const parts = async (rows: readonly Row[]) =>
  unzipSync(await joined(xlsxOf(columns, pagesOf(rows), new Date('2026-03-02T10:00:00Z'))));
async function sheet(rows: readonly Row[]): Promise<string> {
  return strFromU8((await parts(rows))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
}

describe('CSV', () => {
  it('is what an Italian Excel opens', async () => {
    expect(await csv([full, empty])).toBe(
      '\ufeffname;km;total;paid_at;registered;verified\r\n' +
        '"Nicolò; ""D’Alò"" <b>";18420;1180,00;21/11/2026 00:05;18/03/2025;sì\r\n' +
        ';;;;;\r\n',
    );
  });

  it('writes a place on the map as it writes money: with a comma', async () => {
    expect(await csv([{ ...empty, km: 45.464 }])).toContain('\r\n;45,464;;;;\r\n');
  });

  it.each(['=1+1', '+39333', '-2', '@SUM(A1)', '\tx', '\rx'])('makes %j harmless', async (text) => {
    const line = (await csv([named(text)])).split('\r\n').slice(1).join('\r\n');
    expect(line.replace(/^"/, '').startsWith(`'${text}`)).toBe(true);
  });
});

describe('XLSX', () => {
  it('keeps each value as what it is', async () => {
    expect(await sheet([full])).toContain(
      '<row r="2"><c r="A2" s="1" t="inlineStr"><is><t xml:space="preserve">Nicolò; "D’Alò" &lt;b&gt;</t></is></c>' +
        '<c r="B2" s="0"><v>18420</v></c><c r="C2" s="2"><v>1180.00</v></c>' +
        `<c r="D2" s="3"><v>${46_347 + 5 / 1_440}</v></c><c r="E2" s="4"><v>45734</v></c>` +
        '<c r="F2" t="b"><v>1</v></c></row>',
    );
  });

  it('counts its rows across pages', async () => {
    const rows = (await sheet([full, empty, full])).match(/<row r="\d+">/g);
    expect(rows).toEqual([1, 2, 3, 4].map((number) => `<row r="${number}">`));
  });

  it('is refused in a sentence when it has more rows than it can hold; CSV holds them', () => {
    expect(() => expectHolds('xlsx', 500_000)).not.toThrow();
    expect(() => expectHolds('csv', 1_048_576)).not.toThrow();
    expect(() => expectHolds('xlsx', 1_048_576)).toThrow(
      'Le righe sono 1.048.576: in un file per Excel ne stanno al massimo 500.000. Scegli CSV, oppure restringi l’elenco con i filtri.',
    );
  });

  it('has every file that a workbook needs', async () => {
    expect(Object.keys(await parts([]))).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/workbook.xml',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ]);
  });

  it('is one archive of many pages, whose directory tells its size and its checksum', async () => {
    const many = Array.from({ length: 4_000 }, (_, index) => named(`Riga ${index} ${crc32(String(index))}`));
    const archive = await joined(xlsxOf(columns, pagesOf(many, 500), new Date('2026-03-02T10:00:00Z')));
    const content = unzipSync(archive)['xl/worksheets/sheet1.xml'] ?? new Uint8Array();
    const told = archive.lastIndexOf(Buffer.from('PK\x01\x02'));
    expect([archive.readUInt32LE(told + 16), archive.readUInt32LE(told + 24)]).toEqual([
      crc32(content),
      content.length,
    ]);
    expect(strFromU8(content)).toMatch(/Riga 3999 .*<\/sheetData><\/worksheet>$/);
  });

  it('never holds a formula, nor a character that XML forbids', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('=1+1', '<f>1</f>', '\u0000\u0008'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 5 }), async (texts) => {
        const xml = await sheet(texts.map(named));
        expect(xml).not.toContain('<f>');
        expect([...xml].some((character) => character < ' ' && !'\t\n\r'.includes(character))).toBe(false);
      }),
    );
  });
});
