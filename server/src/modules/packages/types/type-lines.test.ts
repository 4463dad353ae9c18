import { PDF } from '@libpdf/core';
import type { CarePackage, PackageVersion } from 'shared-api/entities';
import type { SignedIn, TestRequest } from '../../../platform/testing';
import { contractWorld, newCustomer, storedContract, type World } from '../../contracts/testing';
import { type ImportCalls, importCalls } from '../import/testing/import-calls';

let world: World;
let admin: SignedIn;
let imports: ImportCalls;
let made = 0;
/** Each test has a type of its own. */
let code: string;
beforeAll(async () => {
  world = await contractWorld();
});
beforeEach(async () => {
  admin = await world.signIn(['admin']);
  imports = importCalls(world, admin);
  made += 1;
  code = `tipo-${made}`;
  await send('POST', 'create-type', { body: { code, kind: 'care', title: code, ...lines } });
});
afterAll(() => world.close());

const lines = { included: ['Filtri e liquidi', 'Motore e cambio'], excluded: ['Pneumatici'] };
const send = (method: 'POST' | 'PATCH', path: string, rest: Pick<TestRequest, 'body' | 'headers'> = {}) =>
  world.call({ method, path: `/admin/packages/${path}`, token: admin.token, ...rest });
const get = (path: string) => world.call({ path: `/admin/packages/${path}`, token: admin.token });
const packageOf = async (id: string): Promise<CarePackage> => (await get(id)).json().data;
const typeOf = async () =>
  (await get('types')).json().data.find((type: { readonly code: string }) => type.code === code);

async function newPackage(change: object = {}): Promise<CarePackage> {
  made += 1;
  const body = {
    type: code,
    sku: `VOCI-${made}`,
    title: `Voci ${made}`,
    price: '500.00',
    iva_rate: '22.00',
    mantenance_number: 0,
    mantenance_duration: 24,
    mantenance_km: 40_000,
    ...change,
  };
  const answer = await send('POST', 'create', { body });
  expect(answer.statusCode).toBe(201);
  return answer.json().data;
}

test('a package without lines of its own takes those of its type, list by list', async () => {
  expect(await newPackage()).toMatchObject({ ...lines, included_of_type: true, excluded_of_type: true });
  const own = await newPackage({ included: ['Climatizzatore'] });
  expect(own).toMatchObject({ included: ['Climatizzatore'], included_of_type: false, excluded: lines.excluded });
  expect(await typeOf()).toMatchObject({ ...lines, included_followers: 1, excluded_followers: 2 });
});

test('what a type’s lines become, its packages offer under a new version; own lines stay', async () => {
  const follower = await newPackage();
  const own = await newPackage({ included: ['Climatizzatore'], excluded: [] });
  const answer = await send('PATCH', `update-type/${code}`, {
    body: { included: ['Impianto elettrico ed elettronico'] },
  });
  expect(answer.statusCode).toBe(202);

  expect(await packageOf(follower.id)).toMatchObject({
    included: ['Impianto elettrico ed elettronico'],
    excluded: lines.excluded,
    version: 2,
  });
  expect(await packageOf(own.id)).toMatchObject({ included: ['Climatizzatore'], excluded: [], version: 1 });
  const versions: PackageVersion[] = (await get(`${follower.id}/versions`)).json().data;
  expect(versions.map((version) => version.package.included)).toEqual([
    ['Impianto elettrico ed elettronico'],
    lines.included,
  ]);
  const offered = await world.call({ path: '/public/pack-types' });
  expect(offered.body).toContain('Impianto elettrico ed elettronico');
});

test('a contract keeps the lines, and the version, that it was made on', async () => {
  const follower = await newPackage();
  const customer = await newCustomer(world, { package_id: follower.id, total: follower.total, phone: '+393331239901' });
  await send('PATCH', `update-type/${code}`, { body: { included: ['Climatizzatore'], excluded: [] } });
  const contract = await storedContract(world, customer.uid);
  expect(contract.package_snapshot).toMatchObject({ ...lines, version: 1 });
});

test('a type’s lines that a package on sale cannot have are refused, and nothing is changed', async () => {
  const follower = await newPackage({ excluded: ['Climatizzatore'] });
  const answer = await send('PATCH', `update-type/${code}`, { body: { included: ['Climatizzatore'] } });
  expect([answer.statusCode, answer.json().errors.included]).toEqual([422, [expect.stringContaining(follower.sku)]]);
  expect(await packageOf(follower.id)).toEqual(follower);
});

test('null gives a package back to its type, and another type gives its own lines', async () => {
  const own = await newPackage({ included: ['Climatizzatore'], excluded: [] });
  const back = await send('PATCH', `${own.id}/update`, { body: { included: null } });
  expect(back.json().data).toMatchObject({ included: lines.included, included_of_type: true, excluded: [] });

  const other = `${code}-altro`;
  await send('POST', 'create-type', {
    body: { code: other, kind: 'care', title: other, included: ['Auto sostitutiva'] },
  });
  const moved = await send('PATCH', `${own.id}/update`, { body: { type: other } });
  expect(moved.json().data).toMatchObject({ included: ['Auto sostitutiva'], excluded: [], excluded_of_type: false });
});

test('an import leaves an empty cell to the type, tells it, and is undone to it', async () => {
  const own = await newPackage({ included: ['Climatizzatore'] });
  const file = `sku;included\n${own.sku};\n`;
  const { report } = await imports.commit(file);
  expect(report.differences).toMatchObject([{ field: 'included', before: 'Climatizzatore', after: 'come il tipo' }]);
  expect(await packageOf(own.id)).toMatchObject({ included: lines.included, included_of_type: true });
  expect((await imports.commit(file)).report).toMatchObject({ unchanged: 1, differences: [] });
});

test('an undone import gives back what followed the type', async () => {
  const follower = await newPackage();
  const { report } = await imports.commit(`sku;included\n${follower.sku};Climatizzatore\n`);
  await imports.undo(report.import_id);
  expect(await packageOf(follower.id)).toMatchObject({ included: lines.included, included_of_type: true });
});

test('the sample of a type’s form has the type’s lines', async () => {
  const answer = await get(`types/${code}/preview`);
  const pages = (await PDF.load(answer.rawPayload)).getPages();
  const text = pages.map((page) => page.extractText().text).join('\n');
  for (const line of [...lines.included, ...lines.excluded]) expect(text).toContain(line);
});
