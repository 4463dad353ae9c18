import { PDF } from '@libpdf/core';
import { asc } from 'drizzle-orm';
import { packageTypeForms } from '../../../platform/db/schema';
import { multipart, type SignedIn, type TestRequest } from '../../../platform/testing';
import { contractWorld, newCustomer, storedContract, type World } from '../../contracts/testing';
import { leastFields, smallForm, turned } from '../../documents/testing/small-form';
import { importCalls } from '../import/testing/import-calls';

let world: World;
let admin: SignedIn;
beforeAll(async () => {
  world = await contractWorld();
});
beforeEach(async () => {
  admin = await world.signIn(['admin']);
});
afterAll(() => world.close());

const send = (method: 'POST' | 'PATCH', path: string, rest: Pick<TestRequest, 'body' | 'headers'> = {}) =>
  world.call({ method, path: `/admin/packages/${path}`, token: admin.token, ...rest });
const get = (path: string) => world.call({ path: `/admin/packages/${path}`, token: admin.token });
const types = async () => (await get('types')).json().data;

function upload(content: Uint8Array, type = 'completo') {
  const file = { name: 'modulo.pdf', content: Buffer.from(content) };
  const form = multipart({ token: admin.token, file, fields: { type } });
  return world.app.http.inject({ method: 'POST', url: '/api/v1/admin/packages/upload-pdf', ...form });
}

test('a type is made after the others, and changes', async () => {
  const made = await send('POST', 'create-type', {
    body: { code: 'noleggio', kind: 'rental', title: 'Noleggio breve', visible: false },
  });
  expect([made.statusCode, made.json().message]).toEqual([201, 'Tipo di pacchetto creato.']);
  const changed = await send('PATCH', 'update-type/noleggio', {
    body: { title: 'Noleggio', description: 'Senza anticipo.', visible: true },
    headers: { 'if-match': String(made.headers.etag) },
  });
  expect(changed.statusCode).toBe(202);
  expect(await types()).toMatchObject([
    { code: 'completo', packages_count: 1, form_version: null },
    {
      code: 'noleggio',
      kind: 'rental',
      title: 'Noleggio',
      description: 'Senza anticipo.',
      thumbnail: null,
      visible: true,
      packages_count: 0,
      version: 2,
    },
  ]);
});

test('a code that is taken, a picture that is gone and a type that is not there are told', async () => {
  const body = { code: 'completo', kind: 'care', title: 'Doppio' };
  const thumbnail = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
  expect((await send('POST', 'create-type', { body })).json().errors).toEqual({
    code: ['Un altro tipo ha già questo codice.'],
  });
  const withPicture = await send('PATCH', 'update-type/completo', { body: { thumbnail } });
  expect(Object.keys(withPicture.json().errors)).toEqual(['thumbnail']);
  expect((await send('PATCH', 'update-type/nessuno', { body: { title: 'X' } })).statusCode).toBe(404);
  expect((await get('types/nessuno/preview')).statusCode).toBe(404);
});

test('who comes second with the same type is told', async () => {
  const headers = { 'if-match': '"1-"' };
  const change = (title: string) => send('PATCH', 'update-type/completo', { body: { title }, headers });
  const answers = [await change('Uno'), await change('Due')];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 412]);
});

test('a form says which of its fields contracts fill, and which are missing', async () => {
  const answer = await upload(await smallForm([...leastFields, 'km', 'colore']));
  expect(answer.statusCode).toBe(202);
  const { data, message } = answer.json();
  expect(message).toMatch(/versione 1/);
  expect(data).toMatchObject({ fields: [...leastFields, 'km', 'colore'], unknown: ['colore'] });
  expect(data.missing).toContain('car_plate');
});

test('each upload is a new version; a signed contract keeps the one that it froze', async () => {
  await upload(await smallForm([...leastFields]));
  const customer = await newCustomer(world);
  await customer.sign();
  await upload(await smallForm([...leastFields, 'car_plate']));

  const { db } = world.platform;
  const forms = await db.read.select().from(packageTypeForms).orderBy(asc(packageTypeForms.version));
  const contract = await storedContract(world, customer.uid);
  expect(forms.at(-1)?.fields).toContain('car_plate');
  expect(contract.form_id).toBe(forms.at(-2)?.id);
  const [type] = await types();
  expect(type.form_version).toBe(forms.at(-1)?.version);
});

test('the preview is the present form, filled with sample data', async () => {
  await upload(await smallForm([...leastFields]));
  const answer = await get('types/completo/preview');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const pdf = await PDF.load(answer.rawPayload);
  const text = pdf
    .getPages()
    .map((page) => page.extractText().text)
    .join(' ');
  expect(text).toContain('CC-2026-000417');
  expect(text).toContain('Nicolò');
});

test('a form that cannot hold the sample data names the field', async () => {
  await upload(await smallForm(['code', 'fullname', 'total', { name: 'car_vin', width: 12, height: 8 }]));
  const answer = await get('types/completo/preview');
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { form: [expect.stringContaining('«car_vin»')] }]);
});

describe('a form without room for what is sold', () => {
  const narrow = (name: string) => smallForm([...leastFields, { name, width: 60 }]);
  const lines = Array.from({ length: 8 }, (_, index) => `Una voce di copertura piuttosto lunga ${index + 1}`);
  const body = {
    type: 'stretto',
    title: 'Stretto',
    price: '500.00',
    iva_rate: '22.00',
    mantenance_number: 0,
    mantenance_duration: 24,
    mantenance_km: 40_000,
  };
  const noRoom = (box: string) => [
    expect.stringContaining(`Il campo «${box}» del modulo del tipo non può contenere questo valore`),
  ];

  beforeAll(async () => {
    admin = await world.signIn(['admin']);
    await send('POST', 'create-type', {
      body: { code: 'stretto', kind: 'care', title: 'Stretto', included: ['Motore'] },
    });
  });

  it('is refused for the package that it cannot hold; one that is not for sale does not hinder', async () => {
    const made = await send('POST', 'create', { body: { ...body, sku: 'LUNGO', included: lines } });
    const { id } = made.json().data;
    const refused = await upload(await narrow('package_included'), 'stretto');
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { file: [expect.stringMatching(/«package_included» non può contenere i dati del pacchetto LUNGO/)] },
    ]);
    await send('PATCH', `${id}/update`, { body: { active: false } });
    expect((await upload(await narrow('package_included'), 'stretto')).statusCode).toBe(202);
  });

  it('is told when a package or the lines of its type change, and nothing is changed', async () => {
    await upload(await narrow('package_included'), 'stretto');
    const long = await send('POST', 'create', { body: { ...body, sku: 'NUOVO', included: lines } });
    expect([long.statusCode, long.json().errors]).toEqual([422, { included: noRoom('package_included') }]);

    const made = await send('POST', 'create', { body: { ...body, sku: 'SEGUE' } });
    const { id } = made.json().data;
    const changed = await send('PATCH', `${id}/update`, { body: { included: lines } });
    expect([changed.statusCode, changed.json().errors]).toEqual([422, { included: noRoom('package_included') }]);

    const type = await send('PATCH', 'update-type/stretto', { body: { included: lines } });
    expect([type.statusCode, type.json().errors]).toEqual([
      422,
      { included: [expect.stringMatching(/pacchetto SEGUE.*«package_included» del modulo del tipo non può/)] },
    ]);
    const imports = importCalls(world, admin);
    const rows = [
      'sku;type;titolo;prezzo;iva;tagliandi;durata;percorrenza;comprende',
      `FILE;stretto;Da file;500;22;0;24;40000;"${lines.join(', ')}"`,
    ].join('\n');
    for (const answer of [await imports.tryOut(rows), await imports.commit(rows)])
      expect(answer.report.errors).toMatchObject([
        { line: 2, column: 'comprende', reason: noRoom('package_included')[0], remedy: null },
      ]);
    expect((await get(String(id))).json().data).toMatchObject({ included: ['Motore'], version: 1 });
  });

  it('is asked for nothing that no contract shows: where its file is lost, the rest can be changed', async () => {
    const { storage } = world.platform;
    await upload(await narrow('package_included'), 'stretto');
    const { id } = (await send('POST', 'create', { body: { ...body, sku: 'RESTO' } })).json().data;
    const kept = new Map<string, Buffer>();
    for await (const { key } of storage.list('forms/')) kept.set(key, await storage.get(key));
    for (const key of kept.keys()) await storage.remove(key);

    const change = async (fields: object) => (await send('PATCH', `${id}/update`, { body: fields })).statusCode;
    expect(await change({ excerpt: 'Tutto quello che serve.' })).toBe(202);
    expect(await change({ title: 'Un altro titolo' })).toBe(503);
    for (const [key, content] of kept) await storage.put(key, content);
    expect(await change({ title: 'Un altro titolo' })).toBe(202);
  });
});

describe('a form is refused in a sentence', () => {
  it.each([
    ['that is broken', () => Buffer.from('%PDF-1.7\nnon è un PDF'), /rovinato/],
    ['that is cut off', async () => (await smallForm(leastFields)).slice(0, 120), /rovinato/],
    ['that is protected', () => protectedForm(), /protetto/],
    ['without fields', () => smallForm([]), /non ha campi/],
    ['without a field of ours', () => smallForm(['campo1', 'campo2']), /mancano i campi di testo code/],
    ['that is turned', () => smallForm([...leastFields, { name: 'km', options: turned }]), /ruotato/],
    ['without a total', () => smallForm(['code', 'fullname', 'car_vin']), /manca il campo di testo total:/],
    [
      'without names',
      () => smallForm(['code', 'lastname', 'total']),
      /i campi di testo fullname \(o firstname e lastname\) e car_vin/,
    ],
  ])('%s', async (_, make, sentence) => {
    const { storage } = world.platform;
    const before = [await types(), await storage.usage()];
    const answer = await upload(await make());
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { file: [expect.stringMatching(sentence)] }]);
    expect([await types(), await storage.usage()]).toEqual(before);
  });

  it('that is no PDF at all', async () => {
    expect((await upload(Buffer.from('sku;title'))).statusCode).toBe(415);
  });

  it('of a type that is not there', async () => {
    const answer = await upload(await smallForm(leastFields), 'nessuno');
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['type']]);
  });
});

function protectedForm() {
  return smallForm(leastFields, (pdf) => pdf.setProtection({ userPassword: 'a', ownerPassword: 'b' }));
}
