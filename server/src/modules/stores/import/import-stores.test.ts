import fc from 'fast-check';
import type { ImportReport, Store } from 'shared-api/entities';
import { auditLog, storePaymentMethods, stores } from '../../../platform/db/schema';
import { workbook, workbookOf } from '../../../platform/import/testing/workbook';
import { multipart, type SignedIn, type TestApp, testApp } from '../../../platform/testing';
import { storeRow } from '../testing/store-rows';

let api: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  api = await testApp();
});
beforeEach(async () => {
  const { read } = api.platform.db;
  await read.delete(stores);
  admin = await api.signIn(['admin']);
  const lambro = storeRow(
    { name: 'Lambro', code: 'MI-1', lat: 45.5, lng: 9.2, online_enabled: false },
    api.clock.now(),
  );
  await read
    .insert(stores)
    .values([
      lambro,
      storeRow({ name: 'Sempione', code: 'MI-2', lat: null, lng: null }, api.clock.now()),
      storeRow({ name: 'Chiusa', code: 'MI-9', deleted_at: api.clock.now() }, api.clock.now()),
    ]);
  await read.insert(storePaymentMethods).values({ store_uid: lambro.store_uid, method: 'carta', position: 0 });
});
afterAll(() => api.close());

const headings = ['code', 'name', 'address', 'zip_code', 'city', 'province', 'phone'];
const line = (code: string, name: string, rest = '') => `${code};${name};via Roma 1;20134;Milano;MI;02 1234567${rest}`;

async function send(content: Buffer, fields: Record<string, string> = {}) {
  const form = multipart({ token: admin.token, file: { name: 'dealer.csv', content }, fields });
  return api.app.http.inject({ method: 'POST', url: '/api/v1/admin/stores/import', ...form });
}
const csv = (lines: readonly string[], more = '') =>
  Buffer.from([`${headings.join(';')}${more}`, ...lines].join('\r\n'));
async function all(): Promise<Store[]> {
  return (await api.call({ path: '/admin/stores/search?sort=code&per_page=100', token: admin.token })).json().data;
}

test('a try tells what would become of each line, and writes nothing', async () => {
  const before = await all();
  const file = csv(
    [line('MI-1', 'Lambro Auto', ';;;carta'), line('MI-2', 'Sempione', ';;;'), line('MI-9', 'Riaperta', ';45,4;9,1;')],
    ';lat;lng;payments_methods',
  );
  const answer = await send(file);
  const report: ImportReport = answer.json().data;
  expect([answer.statusCode, report.errors, report.create, report.update]).toEqual([200, [], 1, 2]);
  expect(
    report.differences.filter(({ key, field }) => key === 'MI-1' && field !== 'address' && field !== 'phone'),
  ).toEqual([
    { line: 2, key: 'MI-1', field: 'name', before: 'Lambro', after: 'Lambro Auto' },
    { line: 2, key: 'MI-1', field: 'lat', before: '45,5', after: null },
    { line: 2, key: 'MI-1', field: 'lng', before: '9,2', after: null },
  ]);
  expect(await all()).toEqual(before);
});

test('a cell that is empty where nothing is stored changes nothing, however nothing is stored', async () => {
  await api.platform.db.read
    .insert(stores)
    .values([
      storeRow({ name: 'Ticino', code: 'PV-1', address_info: '', association_code: '', email: null }, api.clock.now()),
      storeRow({ name: 'Adda', code: 'LO-1', address_info: null, association_code: null, iban: null }, api.clock.now()),
      storeRow({ name: 'Brenta', code: 'VI-1', address_info: 'Ingresso dal cortile' }, api.clock.now()),
    ]);
  const optional = 'Come arrivare;Codice di associazione;E-mail;Sito;IBAN';
  const file = ['PV-1', 'LO-1', 'VI-1'].map((code) => `${code};;;;;`);
  const report: ImportReport = (await send(Buffer.from([`Codice;${optional}`, ...file].join('\r\n')))).json().data;
  expect([report.errors, report.update, report.unchanged]).toEqual([[], 1, 2]);
  expect(report.differences).toEqual([
    { line: 4, key: 'VI-1', field: 'address_info', before: 'Ingresso dal cortile', after: null },
  ]);
});

test('a code is the same whatever its case', async () => {
  const report: ImportReport = (await send(csv([line('mi-2', 'Sempione Uno')]))).json().data;
  expect([report.errors, report.create, report.update]).toEqual([[], 0, 1]);
});

test('a line that would put a dealer on line before it is ready is told where', async () => {
  const file = csv(
    [line('MI-1', 'Lambro', ';sì;bonifico'), line('MI-2', 'Sempione', ';no;')],
    ';online_enabled;payments_methods',
  );
  const report: ImportReport = (await send(file)).json().data;
  expect(report.errors.map(({ line: at, column, reason }) => [at, column, reason])).toEqual([
    [2, 'online_enabled', 'Serve almeno una persona responsabile del dealer.'],
    [2, 'payments_methods', 'Serve almeno un metodo di pagamento utilizzabile.'],
    [2, 'iban', 'Per offrire il bonifico serve un IBAN italiano valido.'],
  ]);
});

test('a file without errors is written whole, and what it does not name stays', async () => {
  const file = await workbook(
    [
      [...headings, 'iban', 'visible', 'payments_methods'],
      ['MI-1', 'Lambro Auto', 'via Roma 1', '20134', 'Milano', 'mi', '02 1', '', 'no', 'bonifico, carta'],
      ['PV-1', 'Ticino', 'via Po 2', '27100', 'Pavia', 'PV', '0382 123456', 'IT60 X0542811101000000123456', 'sì', ''],
    ].map((cells) => cells.map((cell) => (cell === '02 1' ? '02 1234567' : cell))),
  );
  const answer = await send(file, { dry_run: 'false' });
  expect([answer.statusCode, answer.json().message]).toEqual([
    202,
    'Importazione eseguita: un dealer nuovo, uno cambiato, nessuno uguale.',
  ]);
  expect(await all()).toMatchObject([
    {
      code: 'MI-1',
      name: 'Lambro Auto',
      visible: false,
      payments_methods: ['bonifico', 'carta'],
      lat: 45.5,
      version: 2,
    },
    { code: 'MI-2', version: 1 },
    {
      code: 'PV-1',
      city: 'Pavia',
      iban: 'IT60X0542811101000000123456',
      payments_methods: [],
      active: true,
      version: 1,
    },
  ]);
  const again = await send(file);
  expect(again.json().data).toMatchObject({ create: 0, update: 0, unchanged: 2 });
  const [last] = (await api.platform.db.read.select().from(auditLog)).slice(-1);
  expect(last).toMatchObject({ action: 'stores.imported', actor_uid: admin.uid, data: { create: 1, update: 1 } });
});

test('one wrong line and nothing is written; the report says where and why', async () => {
  const before = await all();
  const file = csv(
    [line('PV-1', 'Ticino', ';45,1;;'), line('PV-2', '', ';;;IT00'), line('pv-2', 'Due', ';;;')],
    ';lat;lng;iban',
  );
  const answer = await send(file, { dry_run: 'false' });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['file']]);
  const report: ImportReport = answer.json().data;
  expect(report.errors.map(({ line: at, column }) => [at, column])).toEqual([
    [2, 'lng'],
    [3, 'name'],
    [3, 'iban'],
    [4, 'code'],
  ]);
  expect(await all()).toEqual(before);
});

test('rules across fields are told beside other faults of the line, where what they weigh can be read', async () => {
  const file = csv(
    [
      line('PV-1', '', ';45,1;;no;'),
      line('PV-2', '', ';45,1;est;no;'),
      line('MI-1', '', ';45,1;9,1;sì;contanti'),
      line('MI-2', '', ';45,1;9,1;forse;'),
    ],
    ';lat;lng;online_enabled;payments_methods',
  );
  const report: ImportReport = (await send(file)).json().data;
  expect(report.errors.map(({ line: at, column }) => [at, column])).toEqual([
    [2, 'name'],
    [2, 'lng'],
    [3, 'name'],
    [3, 'lng'],
    [4, 'online_enabled'],
    [4, 'payments_methods'],
    [5, 'online_enabled'],
  ]);
});

test('headings of their own are mapped to fields', async () => {
  const content = Buffer.from('Codice;Insegna\r\nMI-1;Lambro Auto');
  const mapping = JSON.stringify({ Codice: 'code', Insegna: 'name' });
  expect((await send(content, { mapping, dry_run: 'false' })).statusCode).toBe(202);
  expect((await all())[0]).toMatchObject({ code: 'MI-1', name: 'Lambro Auto', city: 'Milano' });
});

test('any file is written whole or changes nothing', async () => {
  const cell = fc.oneof(fc.constantFrom('MI-1', 'MI-2', 'PV-7', '20134', 'MI', '02 1234567', 'sì', ''), fc.string());
  const row = fc.array(cell, { minLength: 5, maxLength: 9 });
  const sound = fc.constantFrom(line('MI-2', 'Nuovo nome'), line('PV-7', 'Nuova'), line('PV-8', 'Altra'));
  const lines = fc.array(
    fc.oneof(
      sound,
      row.map((cells) => cells.join(';')),
    ),
    { minLength: 1, maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(lines, async (some) => {
      const before = await all();
      const tried = await send(csv(some));
      const answer = await send(csv(some), { dry_run: 'false' });
      const isSound = tried.statusCode === 200 && tried.json().data.errors.length === 0;
      expect(answer.statusCode).toBe(isSound ? 202 : 422);
      const after = await all();
      if (!isSound) expect(after).toEqual(before);
      else expect(after.length - before.length).toBe(tried.json().data.create);
    }),
    { numRuns: 15 },
  );
});

test.each(['csv', 'xlsx'])('the template can be imported as it is (%s)', async (format) => {
  const template = await api.call({ path: `/admin/stores/import-template?format=${format}`, token: admin.token });
  expect(template.statusCode).toBe(200);
  if (format === 'csv') expect(template.payload).toMatch(/Codice;Nome;.*;CAP;Comune;Provincia;/);
  const answer = await send(template.rawPayload, { dry_run: 'false' });
  expect([answer.statusCode, answer.json().data]).toMatchObject([202, { create: 1, errors: [], notes: [] }]);
});

test('a province and a country in words are told how they are written', async () => {
  const answer = await send(csv(['MI-7;Isola;via Roma 1;20134;Milano;Milano;02 1234567;Italia'], ';country'));
  const errors: ImportReport['errors'] = answer.json().data.errors;
  expect(errors.map(({ column, remedy }) => [column, remedy])).toEqual([
    ['province', 'Due lettere, per esempio MI.'],
    ['country', 'Due lettere, per esempio IT.'],
  ]);
});

test('a phone that a spreadsheet took for a number has its zero again, or is asked for', async () => {
  const written = [212345678, 512345, 31234567, 390212345678, 3331234567, 800123456, 112345678, 382123456, 812345678];
  const row = (cells: readonly (string | number)[], at: number) => {
    const cell = (value: string | number, column: number) =>
      `<c r="${'ABCDEFG'[column]}${at}"${typeof value === 'string' ? ' t="str"' : ''}><v>${value}</v></c>`;
    return `<row r="${at}">${cells.map(cell).join('')}</row>`;
  };
  const lines = written.map((phone, index) => [`TO-${index}`, 'Mole', 'via Nizza 1', '10126', 'Torino', 'TO', phone]);
  const sheet = workbookOf([headings, ...lines].map((cells, index) => row(cells, index + 1)).join(''));
  const typed = csv(lines.map((cells) => cells.join(';')));
  for (const file of [sheet, typed]) {
    const { lines: told, errors }: ImportReport = (await send(file)).json().data;
    expect(told.flatMap(({ facts }) => facts?.phone ?? [])).toEqual([
      '0212345678',
      '0512345',
      '031234567',
      '+390212345678',
      '3331234567',
      '800123456',
    ]);
    expect(errors.map(({ line: at, column, value }) => [at, column, value])).toEqual([
      [8, 'phone', '112345678'],
      [9, 'phone', '382123456'],
      [10, 'phone', '812345678'],
    ]);
    expect(errors[0]).toMatchObject({
      reason: 'A questo numero può mancare lo zero iniziale, che Excel toglie ai numeri di telefono.',
      remedy: 'Per esempio 011 1234567, oppure con il prefisso +39.',
    });
  }
});
