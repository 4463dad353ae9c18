import { randomUUID } from 'node:crypto';
import { importFaultsHeading } from 'shared-api/domain';
import type { ImportReport } from 'shared-api/entities';
import { auditLog, packages } from '../../../platform/db/schema';
import { workbook, workbookOf } from '../../../platform/import/testing/workbook';
import type { SignedIn } from '../../../platform/testing';
import { contractWorld, newCustomer, type World } from '../../contracts/testing';
import { packageRow } from '../testing/package-rows';
import { type ImportCalls, importCalls } from './testing/import-calls';

let world: World;
let admin: SignedIn;
let imports: ImportCalls;
/** The one package that is there when a test begins. */
let presentId: string;
beforeAll(async () => {
  world = await contractWorld();
});
beforeEach(async () => {
  // Sessions are short: each test has its own operator.
  admin = await world.signIn(['admin']);
  imports = importCalls(world, admin);
  await post('clear-all-packages', { confirm: 'CANCELLA' });
  presentId = (await post('create', present)).json().data.id;
});
afterAll(() => world.close());

const present = {
  type: 'completo',
  sku: 'COM-36',
  title: 'Completo 36',
  included: ['Tre tagliandi'],
  price: '1049.18',
  iva_rate: '22.00',
  discount_type: 'fixed',
  discount_amount: '81.97',
  mantenance_number: 3,
  mantenance_duration: 36,
  mantenance_km: 60_000,
  max_km: 120_000,
};
const post = (path: string, body: object) =>
  world.call({ method: 'POST', path: `/admin/packages/${path}`, token: admin.token, body });

const headings = 'type;sku;title;price;iva_rate;mantenance_number;mantenance_duration;mantenance_km;included';
const line = (sku: string, title = 'Base', price = '1.180,00') =>
  `completo;${sku};${title};${price};22%;2;24;40.000;Due tagliandi`;
const file = (...lines: string[]) => [headings, ...lines].join('\r\n');
const skus = async () => (await imports.packages()).map(({ sku }) => sku);

test('a dry run tells what would be, and writes nothing', async () => {
  const { status, report } = await imports.tryOut(
    'sku;title;max_km;online_enabled;note\nCOM-36;Completo 36 più;150.000;no;x\nNUOVO;Base;;sì;x\n',
    { type: 'completo' },
  );
  expect(status).toBe(200);
  expect(report).toMatchObject({
    rows: 2,
    create: 0,
    update: 1,
    unchanged: 0,
    lines: [
      { line: 2, key: 'COM-36', name: 'Completo 36 più', change: 'update' },
      { line: 3, key: 'NUOVO', name: 'Base', change: 'error' },
    ],
    differences: [
      { line: 2, key: 'COM-36', field: 'title', before: 'Completo 36', after: 'Completo 36 più' },
      { line: 2, key: 'COM-36', field: 'max_km', before: '120.000', after: '150.000' },
      { line: 2, key: 'COM-36', field: 'online_enabled', before: 'sì', after: 'no' },
    ],
    notes: ['Colonne non usate: note.'],
    headings: ['sku', 'title', 'max_km', 'online_enabled', 'note'],
    mapping: { sku: 'sku', title: 'title', max_km: 'max_km', online_enabled: 'online_enabled' },
    import_id: null,
  });
  expect(report.errors.map(({ line, column }) => [line, column])).toContainEqual([3, 'price']);
  expect(await imports.packages()).toMatchObject([{ sku: 'COM-36', title: 'Completo 36', max_km: 120_000 }]);
});

test('a file without errors is written whole, and says what it did', async () => {
  const { status, message, report } = await imports.commit(file(line('NUOVO-1'), line('NUOVO-2', 'Più', '99,90')));
  expect([status, message]).toEqual([
    202,
    'Importazione eseguita: 2 pacchetti nuovi, nessuno cambiato, nessuno uguale.',
  ]);
  expect(await imports.packages()).toMatchObject([
    { sku: 'COM-36' },
    { sku: 'NUOVO-1', type: 'completo', price: '1180.00', iva_rate: '22.00', mantenance_km: 40_000, active: true },
    { sku: 'NUOVO-2', title: 'Più', price: '99.90' },
  ]);
  const written = await world.platform.db.read.select().from(auditLog);
  expect(written.at(-1)).toMatchObject({
    action: 'packages.imported',
    subject_id: report.import_id,
    data: { rows: 2, create: 2, update: 0 },
  });
});

test('what a package has since before a rule, and the file leaves as it is, keeps no other field from being changed', async () => {
  const older = { sku: '★ COM-12', included: ['✓ Un tagliando'] };
  const now = world.platform.clock.now();
  await world.platform.db.read.insert(packages).values(packageRow({ type: 'completo', title: 'Base', ...older }, now));
  const same = await imports.commit('sku;title;included\n★ COM-12;Base 12;✓ Un tagliando\n');
  expect([same.status, same.report.errors]).toEqual([202, []]);
  expect(await imports.find('★ COM-12')).toMatchObject({ title: 'Base 12', ...older });

  const other = await imports.tryOut('sku;included\n★ COM-12;✓ Due tagliandi\n');
  expect(other.report.errors).toMatchObject([{ line: 2, column: 'included', value: '✓ Due tagliandi' }]);
});

test('a price whose total is no amount any more is refused at its cell', async () => {
  const { report } = await imports.tryOut(file(`${line('CARO', 'Base', '819.672.131,15')}`));
  expect(report.errors).toMatchObject([
    { line: 2, column: 'price', reason: 'Il totale con IVA ha al massimo 9 cifre prima della virgola.' },
  ]);
});

test('with one line in error nothing is written, and the answer says all that the dry run says', async () => {
  const content = file(
    line('BUONO'),
    line('X'),
    line('BUONO'),
    'altro;GIUSTO;;dodici;22;2;0;1',
    `${line('LUNGO')};uno;due`,
  );
  const tried = await imports.tryOut(content);
  const { status, errors, report } = await imports.commit(content);
  expect([status, errors]).toEqual([422, { file: [expect.stringMatching(/non è stato scritto nulla/)] }]);
  expect(report).toEqual(tried.report);
  expect(report.errors).toEqual([
    { line: 3, column: 'sku', value: 'X', reason: 'Servono almeno 2 caratteri.', remedy: null },
    { line: 4, column: 'sku', value: 'BUONO', reason: 'Questo valore è già alla riga 2.', remedy: null },
    {
      line: 5,
      column: 'type',
      value: 'altro',
      reason: expect.stringMatching(/non c’è/),
      remedy: null,
    },
    { line: 5, column: 'title', value: null, reason: 'Campo obbligatorio.', remedy: null },
    {
      line: 5,
      column: 'price',
      value: 'dodici',
      reason: 'Non è un importo con due decimali al massimo.',
      remedy: 'Per esempio 1180,00.',
    },
    {
      line: 5,
      column: 'mantenance_duration',
      value: '0',
      reason: 'Il valore minimo è 1.',
      remedy: null,
    },
    {
      line: 6,
      column: null,
      value: null,
      reason: expect.stringMatching(/11 celle, le intestazioni sono 9/),
      remedy: null,
    },
  ]);
  expect(await skus()).toEqual(['COM-36']);
});

test('the example beside what is no whole number is one that its column takes', async () => {
  const { report } = await imports.tryOut(
    'SKU;Tagliandi;Durata;Percorrenza;Km massimi\nCOM-36;tre;due anni;tanti;troppi\n',
  );
  expect(report.errors.map(({ column, remedy }) => [column, remedy])).toEqual([
    ['Tagliandi', 'Per esempio 2.'],
    ['Durata', 'Per esempio 24.'],
    ['Percorrenza', 'Per esempio 60.000.'],
    ['Km massimi', 'Per esempio 120.000.'],
  ]);
});

test('faults of a line stand from left to right, whatever the order in which they are found', async () => {
  const content =
    'Attivo;Titolo;Aliquota;Durata;Codice;Prezzo;Tipo\nforse;;22,00 %;0;NUOVO;dodici;completo;di troppo\n';
  const { report } = await imports.tryOut(content);
  expect(report.errors.map(({ column }) => column)).toEqual([
    null,
    'Attivo',
    'Titolo',
    'Durata',
    'Prezzo',
    'mantenance_number',
    'mantenance_km',
  ]);
});

test('Italian headings are understood, what new packages are is told, and a fault names its part', async () => {
  const content = Buffer.from(
    [
      'Codice;Tipo;Titolo;Prezzo netto;IVA (%);Tagliandi;Durata (mesi);Percorrenza;Alimentazioni;Che cosa comprende;Note',
      'NUOVO-1;completo;Uno;1.000,00;22;2;24;30.000;diesel;Olio;mia',
      'NUOVO-2;completo;Due;10;101;2;24;1000000000000;diesel,kerosene;Olio;',
    ].join('\r\n'),
  );
  const { report } = await imports.tryOut(content);
  expect(report.notes).toEqual(['Colonne non usate: Note.']);
  expect(report.lines[0]).toMatchObject({
    change: 'create',
    facts: {
      type: 'completo',
      total: '1220,00',
      mantenance_number: '2',
      mantenance_duration: '24',
      mantenance_km: '30.000',
    },
  });
  expect(report.lines[1]?.facts).toBeUndefined();
  const faults = report.errors.map(({ column, value, reason, remedy }) => [column, value, reason, remedy]);
  expect(faults).toEqual([
    ['IVA (%)', '101', expect.stringMatching(/^Serve una percentuale/), 'Per esempio 22 oppure 22,00.'],
    ['Percorrenza', '1000000000000', expect.stringMatching(/^Il valore massimo è/), null],
    ['Alimentazioni', 'kerosene', expect.any(String), expect.stringMatching(/^Valori previsti/)],
  ]);
});

test.each(['Prezzo (IVA inclusa)', 'Prezzo (ivato)', 'Prezzo (con IVA 22%)', 'price (incl. IVA)'])(
  'a heading "%s" is not taken for the net price',
  async (heading) => {
    const { report } = await imports.tryOut(`SKU;${heading};Titolo\nCOM-36;1.280,00;Completo\n`);
    expect(report.notes).toEqual([`Colonne non usate: ${heading}.`]);
    expect(report.mapping).toEqual({ SKU: 'sku', Titolo: 'title' });
  },
);

test.each(['Prezzo (€)', 'Prezzo (IVA esclusa)', 'Prezzo (IVA non inclusa)', 'Prezzo (+ IVA)'])(
  'a heading "%s" is the net price',
  async (heading) => {
    const { report } = await imports.tryOut(`SKU;${heading}\nCOM-36;1.280,00\n`);
    expect(report.mapping).toEqual({ SKU: 'sku', [heading]: 'price' });
  },
);

test('a page of the web is told from a table', async () => {
  const { status, errors } = await imports.commit(Buffer.from('<!DOCTYPE html><html><table><tr><td>a'));
  expect([status, errors]).toEqual([422, { file: [expect.stringMatching(/una pagina web/)] }]);
});

test.each([
  ['a type that is not there', 'altro;NUOVO;Base;10;22;2;24;1;Olio', 'type', /non c’è/],
  ['a price below zero', 'completo;NUOVO;Base;-10;22;2;24;1;Olio', 'price', /negativo/],
])('%s is an error of its cell', async (_, wrong, column, reason) => {
  const { report } = await imports.tryOut(file(wrong));
  expect(report.errors).toMatchObject([{ line: 2, column, reason: expect.stringMatching(reason) }]);
});

test('rules across fields see what a line leaves as it is', async () => {
  const { report } = await imports.tryOut('sku;discount_type\nCOM-36;\n');
  expect(report.errors).toMatchObject([{ column: 'discount_type', reason: expect.stringMatching(/fisso o in perc/) }]);
});

const discounted =
  'Attivo;Titolo;Aliquota;Durata;Codice;Tipo;Prezzo;Sconto;Tipo di sconto;Comprende;Tagliandi;Percorrenza';
const faultsOf = async (...lines: string[]) =>
  (await imports.tryOut([discounted, ...lines].join('\n'))).report.errors.map(({ line: at, column }) => [at, column]);

test('rules across fields are told beside other faults of the line', async () => {
  expect(
    await faultsOf(
      'forse;;tanta;0;NUOVO-1;completo;100;500;fixed;Olio;1;10.000',
      'sì;;22;12;NUOVO-2;altro;100;500;fixed;Olio;1;10.000',
      'sì;;22;12;NUOVO-3;completo;dodici;150;percentage;Olio;1;10.000',
      'sì;;22;12;NUOVO-4;completo;100;500;fixed;Tre tagliandi;1;10.000',
      'sì;;22;0;COM-36;completo;0;;;Olio;1;10.000',
    ),
  ).toEqual([
    [2, 'Attivo'],
    [2, 'Titolo'],
    [2, 'Aliquota'],
    [2, 'Durata'],
    [2, 'Sconto'],
    [3, 'Titolo'],
    [3, 'Tipo'],
    [3, 'Sconto'],
    [4, 'Titolo'],
    [4, 'Prezzo'],
    [4, 'Sconto'],
    [5, 'Titolo'],
    [5, 'Sconto'],
    [5, 'Comprende'],
    [6, 'Durata'],
    [6, 'Prezzo'],
  ]);
});

test('a rule is not told where a field that it weighs cannot be read, whatever is stored there', async () => {
  expect(
    await faultsOf(
      'sì;Base;22;12;COM-36;completo;dodici;5000;fixed;Olio;1;10.000',
      'sì;Base;22;12;NUOVO-1;completo;100;500;in euro;Olio;1;10.000',
      'sì;Base;22;12;NUOVO-2;completo;100;molto;fixed;Olio;1;10.000',
      'forse;Base;22;12;NUOVO-3;completo;0;;;Olio;1;10.000',
    ),
  ).toEqual([
    [2, 'Prezzo'],
    [3, 'Tipo di sconto'],
    [4, 'Sconto'],
    [5, 'Attivo'],
  ]);
});

test('headings are joined to fields as told', async () => {
  const content = 'Codice;Nome;Altro\nCOM-36;Nuovo nome;x\n';
  const mapped = await imports.commit(content, {
    mapping: JSON.stringify({ Codice: 'sku', Nome: 'title', Altro: '' }),
  });
  expect([mapped.status, mapped.report.update]).toEqual([202, 1]);
  const wrong = await imports.tryOut(content, { mapping: JSON.stringify({ Boh: 'sku', Nome: 'prezzo' }) });
  expect([wrong.status, wrong.errors]).toEqual([
    422,
    { mapping: ['Nel file non c’è la colonna «Boh».', 'Il campo «prezzo» non si può importare.'] },
  ]);
});

test('a type that is not there is blamed once, not for what packages of it would lack', async () => {
  const { report } = await imports.tryOut(
    'type;sku;title;price;iva_rate;mantenance_number;mantenance_duration;mantenance_km\nNESSUNO;NUOVO-9;Base;100;22;1;12;10.000\n',
  );
  expect(report.errors.map(({ column }) => column)).toEqual(['type']);
});

test('what a written file was told of its headings holds for the next one, but never for a price with VAT', async () => {
  const foreign = 'Art.;Denominazione commerciale;Listino (IVA inclusa)';
  const told = { 'Art.': 'sku', 'Denominazione commerciale': 'title', 'Listino (IVA inclusa)': 'price' };
  await imports.tryOut(`${foreign}\nCOM-36;Solo provato;100,00\n`, { mapping: JSON.stringify(told) });
  const untold = await imports.tryOut(`${foreign}\nCOM-36;Sconosciuto;100,00\n`);
  expect(untold.report.mapping).toEqual({});

  await imports.commit(`${foreign}\nCOM-36;Scritto;1.049,18\n`, { mapping: JSON.stringify(told) });
  const next = await imports.tryOut('ART.;denominazione  commerciale;Listino (IVA inclusa)\nCOM-36;Di nuovo;100,00\n');
  expect(next.report.mapping).toEqual({ 'ART.': 'sku', 'denominazione  commerciale': 'title' });
  expect(next.report.differences.map(({ field, after }) => [field, after])).toEqual([['title', 'Di nuovo']]);
  const other = await imports.tryOut(`${foreign}\nCOM-36;x;100,00\n`, { mapping: '{"Art.":"sku"}' });
  expect(other.report.mapping).toEqual({ 'Art.': 'sku' });
});

test('a heading that the mapping does not name is left out, whatever it is called', async () => {
  const { status, report } = await imports.tryOut('Codice;constructor\nCOM-36;x\n', { mapping: '{"Codice":"sku"}' });
  expect([status, report.mapping, report.errors]).toEqual([200, { Codice: 'sku' }, []]);
});

test('a report does not repeat a cell at its whole length', async () => {
  const { report } = await imports.tryOut(`sku;title\n${'S'.repeat(30_000)};${'x'.repeat(30_000)}\n`);
  expect(report.lines.map(({ key, name }) => [key?.length, name?.length])).toEqual([[80, 80]]);
});

test.each([
  ['twice the same', 'sku;title;title\nA1;a;b', ['L’intestazione compare più di una volta.']],
  ['two of one field', 'sku;Max KM;max_km\nA1;1;2', ['Due colonne sono abbinate allo stesso campo «Km massimi».']],
  ['one that is empty', 'sku;;title\nA1;a;b', ['La colonna 2 ha dati ma nessuna intestazione.']],
  ['none of the key', 'title;price\na;1', ['Manca la colonna «Codice».']],
])('headings with %s are an error of line 1', async (_, content, reasons) => {
  const { status, report } = await imports.tryOut(content);
  expect(status).toBe(200);
  expect(report.errors.map(({ line, reason }) => [line, reason])).toEqual(reasons.map((reason) => [1, reason]));
});

test('headings below empty rows are an error of their own line', async () => {
  const { report } = await imports.tryOut('\n;\nsku;title;title\nA1;a;b');
  expect(report.errors.map(({ line }) => line)).toEqual([3]);
  expect((await imports.tryOut('\n\ntitle;price\na;1')).report.errors.map(({ line }) => line)).toEqual([3]);
});

test.each([
  ['a discount above its price', 'discount_type;discount_amount', 'fixed;1180,01', 'discount_amount'],
  ['nothing left to pay', 'discount_type;discount_amount', 'percentage;100', 'price'],
  ['no car that may have it', 'max_km', '0', 'max_km'],
])('a line with %s is an error of its cell', async (_, more, cells, column) => {
  const { report } = await imports.tryOut(`${headings};${more}\n${line('NUOVO')};${cells}`);
  expect(report.errors).toMatchObject([{ line: 2, column }]);
});

test('an SKU in another case is the package that is there', async () => {
  const { report } = await imports.tryOut(file(line('com-36'), line('Com-36')));
  expect([report.create, report.errors.map(({ line: at, column }) => [at, column])]).toEqual([0, [[3, 'sku']]]);
});

test('a file for one type makes its packages, and no others', async () => {
  const untyped =
    'sku;title;price;iva_rate;mantenance_number;mantenance_duration;mantenance_km;included\nNUOVO;Base;10;22;0;1;1;Soccorso';
  expect((await imports.tryOut(untyped, { type: 'completo' })).report.create).toBe(1);
  expect((await imports.tryOut(untyped, { type: 'nessuno' })).errors).toHaveProperty('type');
  await post('create-type', { code: 'noleggio', kind: 'rental', title: 'Noleggio' });
  const { report } = await imports.tryOut(file(line('NUOVO'), line('COM-36')), { type: 'noleggio' });
  expect(report.errors.map(({ line, column }) => [line, column])).toEqual([
    [2, 'type'],
    [3, 'type'],
  ]);
});

test('an XLSX is imported like a CSV', async () => {
  const { status } = await imports.commit(
    await workbook(
      file(line('NUOVO'))
        .split('\r\n')
        .map((row) => row.split(';')),
    ),
  );
  expect(status).toBe(202);
  expect(await skus()).toEqual(['COM-36', 'NUOVO']);
});

test('a formula without a value is told as one, and empties nothing', async () => {
  const content = workbookOf(
    `<row r="1"><c r="A1" t="str"><v>sku</v></c><c r="B1" t="str"><v>max_km</v></c></row>
     <row r="2"><c r="A2" t="str"><v>COM-36</v></c><c r="B2"><f>C2*2</f></c></row>`,
  );
  const { report } = await imports.tryOut(content);
  expect(report.errors).toEqual([
    {
      line: 2,
      column: 'max_km',
      value: '=C2*2',
      reason: 'La cella contiene una formula senza valore.',
      remedy: 'Aprire e salvare il file con Excel o LibreOffice, oppure scrivere il valore.',
    },
  ]);
});

const failedFormula = workbookOf(
  `<row r="1"><c r="A1" t="str"><v>sku</v></c><c r="B1" t="str"><v>max_km</v></c></row>
   <row r="2"><c r="A2" t="str"><v>COM-36</v></c><c r="B2" s="0" t="e"><f>VLOOKUP(A2,X:Y,2,0)</f><v>#N/A</v></c></row>`,
  '<xf numFmtId="0"/>',
);
const stillLoading = workbookOf(
  `<row r="1"><c r="A1" t="str"><v>sku</v></c><c r="B1" t="str"><v>title</v></c></row>
   <row r="2"><c r="A2" t="str"><v>COM-36</v></c><c r="B2" t="e"><v>#GETTING_DATA</v></c></row>`,
);
test.each([
  ['a workbook', failedFormula, 'max_km', '#N/A'],
  ['a workbook, whatever it calls it', stillLoading, 'title', '#GETTING_DATA'],
  ['a CSV', 'sku;included\nCOM-36;#N/D\n', 'included', '#N/D'],
])('the error that a formula came to is told as one, and changes nothing: %s', async (_, content, column, value) => {
  const { report } = await imports.tryOut(content);
  expect(report).toMatchObject({ update: 0, differences: [] });
  expect(report.errors).toEqual([
    {
      line: 2,
      column,
      value,
      reason: 'La cella contiene l’errore di una formula.',
      remedy: 'Correggere la formula, oppure scrivere il valore.',
    },
  ]);
  expect(report.rows_to_correct).toEqual([{ line: 2, cells: ['COM-36', value] }]);
});

test('what is neither, or too large, is refused with what it should be', async () => {
  const [pdf, huge] = [await imports.tryOut('%PDF-1.7\n'), await imports.tryOut('x'.repeat(9_000_000))];
  expect([pdf.status, pdf.errors]).toEqual([415, { file: [expect.stringMatching(/serve CSV o XLSX/)] }]);
  expect([huge.status, huge.errors]).toEqual([413, { file: ['Il file è troppo grande: al massimo 8 MB.'] }]);
});

test.each([
  ['that is a ZIP bomb', workbookOf(' '.repeat(8_000_000)), /troppo grande/],
  ['that is cut off', workbookOf('').subarray(0, -40), /rovinato o incompleto/],
  ['of 200 columns in one line', `${file(line('NUOVO'))}${';x'.repeat(200)}`, /Alla riga 2 ci sono più di 200 colonne/],
  ['whose quotes never close', file(line('NUOVO'), 'completo;"DUE'), /virgolette aperte alla riga 3/],
])('a file %s is refused in a sentence, and nothing of it is written', async (_, content, sentence) => {
  const { status, errors } = await imports.commit(content);
  expect([status, errors]).toEqual([422, { file: [expect.stringMatching(sentence)] }]);
  expect(await skus()).toEqual(['COM-36']);
  const last = await world.call({ path: '/admin/packages/import', token: admin.token });
  expect(last.json().data).toBeNull();
});

test('a CSV in Windows-1252 is written with its accents, and says how it was read', async () => {
  const { status, report } = await imports.commit(Buffer.from(file(line('NUOVO', 'Qualit\xe0 \x80')), 'latin1'));
  expect([status, report.notes]).toEqual([202, [expect.stringMatching(/letto come Windows-1252/)]]);
  expect((await imports.find('NUOVO')).title).toBe('Qualità €');
});

test.each(['csv', 'xlsx'])('the template can be imported as it is, and puts nothing on sale (%s)', async (format) => {
  const template = await world.call({ path: `/admin/packages/import-template?format=${format}`, token: admin.token });
  expect(template.statusCode).toBe(200);
  if (format === 'csv')
    expect(template.payload).toMatch(/^\uFEFF?Tipo;Codice;Titolo;In breve;.*;Attivo;Vendita online;Visibile;/);
  const { status, report } = await imports.commit(template.rawPayload);
  expect([status, report.errors, report.create, report.notes]).toEqual([202, [], 2, []]);
  expect(await imports.packages()).toContainEqual(
    expect.objectContaining({
      sku: 'ESEMPIO-36',
      price: '600.00',
      discount_amount: '10.00',
      models: ['Fiat Panda', 'Fiat 500'],
      visible_at: world.clock.now().toISOString(),
    }),
  );
  const examples = (await imports.packages()).filter(({ sku }) => sku.startsWith('ESEMPIO-'));
  expect(examples.map(({ active, online_enabled }) => [active, online_enabled])).toEqual([
    [false, false],
    [false, false],
  ]);
  const { report: sold } = await imports.commit('Codice;In linea\nESEMPIO-24;sì\nESEMPIO-36;sì\n');
  expect([sold.errors, sold.update]).toEqual([[], 2]);
});

describe('undo', () => {
  const last = async () => (await world.call({ path: '/admin/packages/import', token: admin.token })).json().data;

  it('takes back what was made and what was changed, contracts made meanwhile included', async () => {
    const before = await imports.packages();
    const { report } = await imports.commit(file(line('NUOVO', 'Base', '967,22'), line('COM-36', 'Cambiato')));
    expect(await last()).toMatchObject({
      import_id: report.import_id,
      file_name: 'listino.csv',
      by: 'Prova Prova',
      rows: 2,
    });
    const made = (await imports.find('NUOVO')).id;
    await newCustomer(world, { package_id: made, total: '1180.01' });

    expect(await imports.undo(report.import_id)).toEqual({
      status: 202,
      sentence: 'Importazione annullata: i pacchetti sono come prima.',
    });
    expect(await imports.packages()).toEqual(before);
    expect(await last()).toBeNull();
    expect((await imports.undo(report.import_id)).sentence).toMatch(/già stata annullata/);
  });

  it('counts once, asked for twice at once', async () => {
    const before = await imports.packages();
    const { report } = await imports.commit(file(line('COM-36', 'Cambiato')));
    const answers = await Promise.all([imports.undo(report.import_id), imports.undo(report.import_id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 422]);
    expect(await imports.packages()).toEqual(before);
  });

  it('never takes back an edit that was made beside it', async () => {
    const { report } = await imports.commit(file(line('COM-36', 'Cambiato')));
    const [edited] = await Promise.all([
      world.call({
        method: 'PATCH',
        path: `/admin/packages/${presentId}/update`,
        token: admin.token,
        body: { title: 'A mano' },
      }),
      imports.undo(report.import_id),
    ]);
    expect([edited.statusCode, await imports.packages()]).toMatchObject([202, [{ title: 'A mano' }]]);
  });

  it('is for the last import only', async () => {
    const first = await imports.commit(file(line('UNO')));
    const second = await imports.commit(file(line('DUE')));
    expect(await imports.undo(first.report.import_id)).toMatchObject({
      status: 422,
      sentence: expect.stringMatching(/solo l’ultima/),
    });
    expect((await imports.undo(randomUUID())).status).toBe(404);
    expect((await imports.undo(second.report.import_id)).status).toBe(202);
  });

  it('is still there for an import after which the same file changed nothing', async () => {
    const before = await imports.packages();
    const content = file(line('NUOVO'), line('COM-36', 'Cambiato'));
    const { report } = await imports.commit(content);
    const again = await imports.commit(content);
    expect([again.status, again.report]).toMatchObject([202, { unchanged: 2, import_id: null }]);
    expect(await last()).toMatchObject({ import_id: report.import_id });
    expect((await imports.undo(report.import_id)).status).toBe(202);
    expect(await imports.packages()).toEqual(before);
  });

  it('leaves alone what was changed or deleted since, says so, and takes back the rest', async () => {
    const before = await imports.find('COM-36');
    const { report } = await imports.commit(file(line('NUOVO'), line('ALTRO'), line('COM-36', 'Cambiato')));
    const { id } = await imports.find('NUOVO');
    const path = `/admin/packages/${id}/update`;
    await world.call({ method: 'PATCH', path, token: admin.token, body: { title: 'A mano' } });
    expect(await last()).toMatchObject({ import_id: report.import_id });

    expect(await imports.undo(report.import_id)).toEqual({
      status: 202,
      sentence:
        'Importazione annullata, tranne il pacchetto NUOVO: è stato modificato o eliminato dopo, e resta com’è.',
    });
    expect(await imports.packages()).toMatchObject([
      { sku: 'COM-36', title: before.title },
      { sku: 'NUOVO', title: 'A mano' },
    ]);
    expect(await last()).toBeNull();
  });

  it('is refused once all its packages were changed by hand or cleared', async () => {
    const { report } = await imports.commit(file(line('COM-36', 'Cambiato')));
    await world.call({
      method: 'PATCH',
      path: `/admin/packages/${presentId}/update`,
      token: admin.token,
      body: { title: 'A mano' },
    });
    expect(await last()).toBeNull();
    expect(await imports.undo(report.import_id)).toMatchObject({
      status: 422,
      sentence: expect.stringMatching(/COM-36.*non si può più annullare\. Si correggono .* con un altro file\.$/),
    });
    expect(await imports.packages()).toMatchObject([{ title: 'A mano' }]);
  });
});

/** The file as the operator's page gives it back: the same columns, and what is wrong behind each line. */
function givenBack({ headings: names, rows_to_correct, errors }: ImportReport): string[][] {
  const width = Math.max(names.length, ...rows_to_correct.map(({ cells }) => cells.length));
  const padded = (cells: readonly string[]) => Array.from({ length: width }, (_, place) => cells[place] ?? '');
  const faultOf = (at: number) => errors.find((error) => error.line === at)?.reason ?? '';
  const rows = rows_to_correct.map(({ line: at, cells }) => [...padded(cells), faultOf(at)]);
  return [[...padded(names), importFaultsHeading], ...rows];
}
const csv = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(';')).join('\r\n');

test('a file that was given back with its errors is corrected and imported, the errors’ column unread', async () => {
  const { report } = await imports.tryOut(
    file(line('NUOVO-1'), `${line('NUOVO-2', 'Più', '99,9O')};di troppo`, line('NUOVO-3', "'-20% più")),
  );
  expect(report.errors.map((error) => error.line)).toEqual([3, 3]);
  const rows = givenBack(report);
  expect(rows.at(0)?.at(-1)).toBe('errori_da_correggere');

  const corrected = rows.map((row) => row.map((cell) => (cell === 'di troppo' ? '' : cell.replace('99,9O', '99,90'))));
  const { status, report: written } = await imports.commit(csv(corrected));
  expect([status, written.create, written.rows_to_correct, written.notes]).toEqual([202, 3, [], []]);
  expect(written.headings).toEqual(headings.split(';'));
  expect((await imports.find('NUOVO-3')).title).toBe('-20% più');
});

test('what a workbook holds as numbers means the same in the file that is given back', async () => {
  const number = (value: number) => `><v>${value}</v></c>`;
  const text = (value: string) => ` t="inlineStr"><is><t>${value}</t></is></c>`;
  const row = (at: number, ...cells: string[]) =>
    `<row r="${at}">${cells.map((cell, place) => `<c r="${'ABCDEFGHIJ'.charAt(place)}${at}"${cell}`).join('')}</row>`;
  const names = [...headings.split(';'), 'max_km'];
  const numbers = [1180.5, 22, 2, 24, 40_000].map(number);
  const { report } = await imports.tryOut(
    workbookOf(
      [
        row(1, ...names.map(text)),
        row(2, text('completo'), text('NUOVO-1'), text('Base'), ...numbers, text('Olio'), number(150_000)),
        row(3, text('completo'), text('NUOVO-2'), text('Base'), ...numbers, text('Olio'), text('tanti')),
      ].join(''),
    ),
  );
  expect(report.errors).toMatchObject([{ line: 3, column: 'max_km' }]);
  const corrected = givenBack(report).map((cells) => cells.map((cell) => (cell === 'tanti' ? '' : cell)));
  expect((await imports.commit(csv(corrected))).status).toBe(202);
  expect(await imports.find('NUOVO-1')).toMatchObject({ price: '1180.50', iva_rate: '22.00', max_km: 150_000 });
});

test('what a workbook holds as a date, a number or a yes is told and given back in Italian, a day as that day', async () => {
  const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const names = ['sku', 'price', 'max_km', 'visible', 'visible_at', 'expire_at'];
  const { report } = await imports.tryOut(
    workbookOf(
      `<row r="1">${names.map((name, place) => text(`${'ABCDEF'.charAt(place)}1`, name)).join('')}</row>
       <row r="2">${text('A2', 'COM-36')}<c r="B2"><v>1180.505</v></c><c r="C2" t="b"><v>1</v></c>
       <c r="D2" t="b"><v>0</v></c><c r="E2" s="1"><v>46447.4375</v></c><c r="F2" s="1"><v>46447</v></c></row>`,
      '<xf numFmtId="0"/><xf numFmtId="14"/>',
    ),
  );
  expect(report.errors.map(({ column, value }) => [column, value])).toEqual([
    ['price', '1180,505'],
    ['max_km', 'sì'],
  ]);
  expect(report.rows_to_correct[0]?.cells).toEqual([
    'COM-36',
    '1180,505',
    'sì',
    'no',
    '01/03/2027 10:30',
    '01/03/2027',
  ]);

  const corrected = givenBack(report).map((cells) =>
    cells.map((cell) => cell.replace('1180,505', '1180,50').replace('sì', '')),
  );
  expect((await imports.commit(csv(corrected))).status).toBe(202);
  expect(await imports.find('COM-36')).toMatchObject({
    visible_at: '2027-03-01T09:30:00.000Z',
    expire_at: '2027-03-01T23:00:00.000Z',
  });
});

test('a share counts as its workbook shows it: 1 in a format of percentages is 100 %, without one 1 %', async () => {
  const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const names = ['sku', 'discount_type', 'discount_amount', 'iva_rate'];
  const discounted = (type: string, discount: string, tax = '<c r="D2"><v>22</v></c>') =>
    workbookOf(
      `<row r="1">${names.map((name, place) => text(`${'ABCD'.charAt(place)}1`, name)).join('')}</row>
       <row r="2">${text('A2', 'COM-36')}${text('B2', type)}${discount}${tax}</row>`,
      '<xf numFmtId="0"/><xf numFmtId="9"/>',
    );
  const cell = (at: string, style: number, value: number) => `<c r="${at}" s="${style}"><v>${value}</v></c>`;
  const written = async (...line: Parameters<typeof discounted>) => {
    expect((await imports.commit(discounted(...line))).report.errors).toEqual([]);
    const { discount_amount, iva_rate } = await imports.find('COM-36');
    return [discount_amount, iva_rate];
  };
  expect(await written('percentage', cell('C2', 1, 0.1), cell('D2', 1, 0.22))).toEqual(['10.00', '22.00']);
  expect(await written('percentage', cell('C2', 0, 1))).toEqual(['1.00', '22.00']);
  expect(await written('percentage', text('C2', '0,1'))).toEqual(['0.10', '22.00']);

  const faults = async (...line: Parameters<typeof discounted>) =>
    (await imports.tryOut(discounted(...line))).report.errors.map(({ column, value, reason }) => [
      column,
      value,
      reason,
    ]);
  expect(await faults('percentage', cell('C2', 1, 1))).toEqual([['price', null, expect.stringContaining('totale')]]);
  expect(await faults('percentage', cell('C2', 1, 1.5))).toEqual([
    ['discount_amount', '150 %', expect.stringContaining('100')],
  ]);
  expect(await faults('percentage', cell('C2', 0, 0.1), cell('D2', 0, 0.22))).toEqual([
    ['discount_amount', '0,1', 'Non si capisce se è 10 % o 0,1 %.'],
    ['iva_rate', '0,22', 'Non si capisce se è 22 % o 0,22 %.'],
  ]);
  expect(await faults('fixed', cell('C2', 1, 0.1))).toEqual([
    ['discount_amount', '10 %', 'Lo sconto è scritto in percentuale, ma il tipo di sconto dice che è in euro.'],
  ]);
});

test('lines that are too long for a report are told by their errors alone', async () => {
  const long = 'x'.repeat(2_000);
  const { report } = await imports.tryOut(
    file(...Array.from({ length: 2_100 }, (_, index) => line(`N-${index}`, long))),
  );
  expect([report.rows, report.rows_to_correct]).toEqual([2_100, []]);
});
