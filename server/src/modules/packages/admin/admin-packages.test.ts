import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { formatMoney, parseMoney } from 'shared-api/domain';
import type { CarePackage, PackageVersion } from 'shared-api/entities';
import { unscoped } from '../../../platform/db';
import { auditLog, packages } from '../../../platform/db/schema';
import type { SignedIn, TestRequest } from '../../../platform/testing';
import { contracts } from '../../contracts';
import { contractWorld, newCustomer, type World } from '../../contracts/testing';
import { packageRow } from '../testing/package-rows';

let world: World;
let admin: SignedIn;
beforeAll(async () => {
  world = await contractWorld();
});
beforeEach(async () => {
  admin = await world.signIn(['admin']);
});
afterAll(() => world.close());

const garanzia = {
  type: 'completo',
  sku: 'GAR-24',
  title: 'Garanzia 24',
  included: ['Copertura dei guasti'],
  price: '500.00',
  iva_rate: '22.00',
  mantenance_number: 0,
  mantenance_duration: 24,
  mantenance_km: 40_000,
};
let made = 0;

const send = (method: 'POST' | 'PATCH', path: string, rest: Pick<TestRequest, 'body' | 'headers'> = {}) =>
  world.call({ method, path: `/admin/packages/${path}`, token: admin.token, ...rest });
const get = (path: string) => world.call({ path: `/admin/packages/${path}`, token: admin.token });

/** A package of its own for each test. */
async function newPackage(change: object = {}): Promise<CarePackage> {
  made += 1;
  const answer = await send('POST', 'create', { body: { ...garanzia, sku: `PAC-${made}`, ...change } });
  expect(answer.statusCode).toBe(201);
  return answer.json().data;
}

const skus = async (query: string) => {
  const answer = await get(`search?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data.map(({ sku }: CarePackage) => sku);
};
const where = (field: string, value: string, op = 'eq') =>
  `wheres[0][field]=${field}&wheres[0][op]=${op}&wheres[0][value]=${value}`;

test('a sign that the contract cannot hold is refused at its field; a package that has one from before can still be changed', async () => {
  const refused = await send('POST', 'create', {
    body: { ...garanzia, sku: '★ 24', included: ['Motore', '✓ Cambio'] },
  });
  const sentence = [expect.stringContaining('che il contratto non può contenere')];
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { sku: sentence, 'included.1': sentence }]);

  const older = packageRow({ type: 'completo', sku: '★ 24', included: ['✓ Cambio'] }, world.platform.clock.now());
  const [row] = await world.platform.db.read.insert(packages).values(older).returning({ id: packages.id });
  const changed = await send('PATCH', `${row?.id}/update`, { body: { title: 'Garanzia 24 mesi' } });
  expect([changed.statusCode, changed.json().data.title]).toEqual([202, 'Garanzia 24 mesi']);
});

test('a price whose total is no amount any more is refused, on sale or not', async () => {
  const body = { ...garanzia, sku: 'CARO', price: '819672131.15', online_enabled: false };
  const made = await send('POST', 'create', { body });
  const tried = await send('POST', 'price-preview', { body: { price: body.price, iva_rate: body.iva_rate } });
  const { id } = await newPackage();
  const changed = await send('PATCH', `${id}/update`, { body: { price: body.price, online_enabled: false } });
  const sentence = { price: ['Il totale con IVA ha al massimo 9 cifre prima della virgola.'] };
  for (const answer of [made, tried, changed])
    expect([answer.statusCode, answer.json().errors]).toEqual([422, sentence]);
  expect((await get('search')).statusCode).toBe(200);
});

test('a package is made with what it is told, and is on sale at once', async () => {
  const body = {
    ...garanzia,
    included: ['Motore e cambio'],
    discount_amount: '10.00',
    discount_type: 'percentage',
    fuels: ['diesel'],
    visible_at: '2026-03-01T00:00:00.000Z',
  };
  const answer = await send('POST', 'create', { body });
  expect([answer.statusCode, answer.json().message]).toEqual([201, 'Pacchetto creato.']);
  expect(answer.json().data).toMatchObject({ ...body, total: '549.00', excluded: [], active: true, version: 1 });
  const offer = await world.call({ path: '/public/pack-types' });
  expect(offer.body).toContain('Garanzia 24');
});

test('a call sent again makes no second package', async () => {
  const request = { body: { ...garanzia, sku: 'DUE' }, headers: { 'idempotency-key': 'abcdefghijklmnopqrstuv' } };
  const [first, again] = [await send('POST', 'create', request), await send('POST', 'create', request)];
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
});

test.each([
  [{ sku: 'COM-36' }, 'sku', /ha già questo codice/],
  [{ type: 'nessuno' }, 'type', /non c’è/],
  [{ price: '-1.00' }, 'price', /negativo/],
  [{ discount_amount: '10.00' }, 'discount_type', /fisso o in percentuale/],
  [{ discount_type: 'fixed' }, 'discount_amount', /quanto vale/],
  [{ discount_type: 'percentage', discount_amount: '100.01' }, 'discount_amount', /al massimo a 100/],
  [{ visible_at: '2026-05-01T00:00:00Z', expire_at: '2026-05-01T00:00:00Z' }, 'expire_at', /dopo l’inizio/],
  [{ sku: 'X' }, 'sku', /almeno 2/],
])('%j is a fault of %s', async (change, field, sentence) => {
  const created = await send('POST', 'create', { body: { ...garanzia, sku: 'NUOVO', ...change } });
  const { id } = await newPackage();
  const updated = await send('PATCH', `${id}/update`, { body: change });
  for (const answer of [created, updated]) {
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
    expect(answer.json().errors[field]).toEqual([expect.stringMatching(sentence)]);
  }
});

test.each([
  [{ price: '0.00' }, 'price'],
  [{ discount_type: 'fixed', discount_amount: '500.01' }, 'discount_amount'],
  [{ included: [] }, 'included'],
  [{ max_km: 0 }, 'max_km'],
  [{ sku: 'gar\u202e24' }, 'sku'],
])('%j does not go on line: the fault is of %s', async (change, field) => {
  const answer = await send('POST', 'create', { body: { ...garanzia, sku: 'NON-IN-LINEA', ...change } });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
});

test('an SKU is one whatever its case', async () => {
  const { sku } = await newPackage();
  const twin = await send('POST', 'create', { body: { ...garanzia, sku: sku.toLowerCase() } });
  expect(twin.json().errors).toEqual({ sku: ['Un altro pacchetto ha già questo codice.'] });
});

test('the list is filtered, searched and put in order', async () => {
  await newPackage({ sku: 'AAA', title: 'Città', price: '10.00', expire_at: '2026-01-01T00:00:00Z' });
  await newPackage({ sku: 'bbb', title: 'Campagna', price: '20.00', active: false });
  expect((await skus('sort=price')).slice(0, 2)).toEqual(['AAA', 'bbb']);
  expect((await skus('')).slice(0, 2)).toEqual(['AAA', 'bbb']);
  expect(await skus('search=citta')).toEqual(['AAA']);
  expect(await skus('type=nessuno')).toEqual([]);
  expect(await skus(where('expired', '1'))).toEqual(['AAA']);
  expect(await skus(where('active', '0'))).toEqual(['bbb']);
  expect(await skus(where('price', '20.00', 'lte'))).toEqual(['AAA', 'bbb']);
  expect(await skus(where('kind', 'rental'))).toEqual([]);
});

test('every change is a version that tells who made it and the contracts made on it', async () => {
  const { id } = await newPackage({ title: 'Prima', price: '967.22' });
  const order = { package_id: id, total: '1180.01' };
  await newCustomer(world, world.order(order));
  await send('PATCH', `${id}/update`, { body: { title: 'Seconda' } });
  await newCustomer(world, world.order(order));
  await newCustomer(world, world.order({ ...order, email: 'altra@example.com' }));

  const { data }: { data: PackageVersion[] } = (await get(`${id}/versions`)).json();
  expect(
    data.map(({ version, by, contracts_count, package: { title } }) => [version, title, by, contracts_count]),
  ).toEqual([
    [2, 'Seconda', 'Prova Prova', 2],
    [1, 'Prima', 'Prova Prova', 1],
  ]);
  const written = await world.platform.db.read.select().from(auditLog);
  expect(written.at(-1)).toMatchObject({ action: 'packages.updated', subject_id: id, actor_uid: admin.uid });
});

test('a package that nobody ever changed has its present version, and keeps it when somebody does', async () => {
  const versions = async () => (await get(`${world.packageId}/versions`)).json().data;
  expect(await versions()).toMatchObject([{ version: 1, by: null, package: { title: 'Completo 36' } }]);
  await send('PATCH', `${world.packageId}/update`, { body: { excerpt: 'Tutto compreso' } });
  expect(await versions()).toMatchObject([
    { version: 2, by: 'Prova Prova' },
    { version: 1, by: null, package: { excerpt: '' } },
  ]);
});

test('who comes second with the same package is told', async () => {
  const { id } = await newPackage();
  const headers = { 'if-match': String((await get(id)).headers.etag) };
  const first = await send('PATCH', `${id}/update`, { body: { title: 'Uno' }, headers });
  const second = await send('PATCH', `${id}/update`, { body: { title: 'Due' }, headers });
  expect([first.statusCode, second.statusCode]).toEqual([202, 412]);
  expect((await get(id)).json().data.title).toBe('Uno');
});

test('an unknown package is not there', async () => {
  const id = randomUUID();
  for (const answer of [await get(id), await get(`${id}/versions`), await send('PATCH', `${id}/update`, { body: {} })])
    expect(answer.statusCode).toBe(404);
});

test('what a dealer could sell but for what it lacks is pointed out, though it is not on line', async () => {
  const cheap = { price: '5.00', online_enabled: false };
  const [desk, hidden] = [await newPackage(cheap), await newPackage({ ...cheap, visible: false })];
  const offer = await world.call({ path: '/manager/pack-types', token: (await world.signIn(['manager'])).token });
  expect(offer.body).not.toContain(desk.sku);
  const unready = await skus(`${where('unready', 'true')}&per_page=100`);
  expect([unready.includes(desk.sku), unready.includes(hidden.sku)]).toEqual([true, false]);

  await send('PATCH', `${desk.id}/update`, { body: { price: '500.00' } });
  expect(await skus(`${where('unready', 'true')}&per_page=100`)).not.toContain(desk.sku);
});

test('a price that is tried out is the price that a package has', async () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000 }).map(formatMoney);
  const discount = fc.oneof(
    fc.constant({}),
    fc.record({ discount_type: fc.constant('fixed'), discount_amount: amounts }),
    fc.record({
      discount_type: fc.constant('percentage'),
      discount_amount: fc.integer({ min: 0, max: 10_000 }).map(formatMoney),
    }),
  );
  await fc.assert(
    fc.asyncProperty(amounts, discount, async (price, off) => {
      const tried = await send('POST', 'price-preview', { body: { price, iva_rate: '22.00', ...off } });
      fc.pre(tried.statusCode === 200);
      const { data } = tried.json();
      expect((await newPackage({ price, ...off, online_enabled: false })).total).toBe(data.total);
      const cents = (amount: string) => parseMoney(amount) ?? Number.NaN;
      expect(cents(data.price) - cents(data.discount) + cents(data.iva)).toBe(cents(data.total));
    }),
    { numRuns: 15 },
  );
});

test('a car that is tried out hears why it cannot have the package', async () => {
  const body = { price: '100.00', iva_rate: '22.00', max_km: 100_000, fuels: ['diesel'] };
  const tryCar = async (car?: object) =>
    (await send('POST', 'price-preview', { body: { ...body, ...(car === undefined ? {} : { car }) } })).json().data;
  expect(await tryCar()).toMatchObject({ eligible: null, reasons: [] });
  expect(await tryCar({ km: 99_000, car_fuel: 'diesel' })).toMatchObject({ eligible: true, reasons: [] });
  expect(await tryCar({ km: 120_000 })).toMatchObject({
    eligible: false,
    reasons: ['Questa auto ha 120.000 km: il limite è 100.000.'],
  });
});

test('clearing takes every package off sale, frees the SKUs and leaves contracts as they are', async () => {
  const before = await unscoped(world.platform.db.read, 'the test looks at what is there').select().from(contracts);
  const wrong = await send('POST', 'clear-all-packages', { body: { confirm: 'cancella' } });
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['confirm']]);
  const answer = await send('POST', 'clear-all-packages', { body: { confirm: 'CANCELLA' } });
  expect(answer.statusCode).toBe(202);
  expect(answer.json().message).toMatch(/non si può annullare/);
  expect(await skus('')).toEqual([]);
  expect((await world.call({ path: '/public/pack-types' })).json().data).toEqual([]);
  expect(await unscoped(world.platform.db.read, 'the test looks at what is there').select().from(contracts)).toEqual(
    before,
  );
  expect((await newPackage({ sku: 'COM-36' })).version).toBe(1);
});
