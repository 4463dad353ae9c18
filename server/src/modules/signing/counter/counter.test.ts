import { and, eq } from 'drizzle-orm';
import { packages } from '../../../platform/db/schema';
import type { SignedIn } from '../../../platform/testing';
import { contractWorld, customerAt, newCustomer, staffAt, type World } from '../../contracts/testing';

let world: World;
let manager: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  world = await contractWorld();
  manager = await world.signIn(['manager'], [world.storeUid]);
  stranger = await world.signIn(['manager'], []);
});
afterAll(() => world.close());

const get = (path: string, { token } = manager) => world.call({ path: `/manager/${path}`, token });

describe('the QR code of the desk', () => {
  it('opens the contract for the customer who frames it', async () => {
    const { uid } = await newCustomer(world);
    const { data } = (await get(`contracts/${uid}/qr`)).json();
    expect(data.svg).toContain('<svg');
    const link = new URL(data.url);
    expect(link.pathname).toBe(`/contract/${uid}`);
    const phone = customerAt(world, uid);
    expect((await phone.post('open', { k: link.searchParams.get('k') })).status).toBe(202);
    expect((await phone.get()).body.data.view).toBe('full');
  });

  it('opens by the longer key of a link that went out before, and by no other', async () => {
    const { uid } = await newCustomer(world);
    const { data } = (await get(`contracts/${uid}/qr`)).json();
    const key = new URL(data.url).searchParams.get('k') ?? '';
    const [high, low] = [key.slice(0, 12), key.slice(12)].map((part) =>
      [...part].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n),
    );
    const hex = ((high ?? 0n) * 36n ** 13n + (low ?? 0n)).toString(16).padStart(32, '0');
    const statusWith = async (k: string) => (await customerAt(world, uid).post('open', { k })).status;
    expect(await statusWith(hex)).toBe(202);
    expect(await statusWith(`${hex.slice(0, -1)}${hex.endsWith('0') ? '1' : '0'}`)).toBe(404);
    expect(await statusWith(key.slice(0, -1))).toBe(404);
  });

  it('spares the desk’s address from the limit of codes, and leaves the record’s version alone', async () => {
    const { uid } = await newCustomer(world);
    const before = await get(`contracts/${uid}`);
    await get(`contracts/${uid}/qr`);
    expect((await get(`contracts/${uid}`)).headers.etag).toBe(before.headers.etag);
  });

  it('is refused once signed, without a phone or a car, and to strangers', async () => {
    const dealer = await staffAt(world);
    const { contract_uid } = await dealer.draft({ phone: undefined, car_vin: undefined });
    const refused = await get(`contracts/${contract_uid}/qr`);
    expect([refused.statusCode, Object.keys(refused.json().errors).toSorted()]).toEqual([422, ['car_vin', 'phone']]);
    const customer = await newCustomer(world);
    expect((await get(`contracts/${customer.uid}/qr`, stranger)).statusCode).toBe(404);
    await customer.sign();
    const signed = await get(`contracts/${customer.uid}/qr`);
    expect([signed.statusCode, signed.json().code]).toEqual([422, 'status']);
  });
});

describe('customers', () => {
  it('are found again by phone, once each, with their latest address', async () => {
    const rossi = { lastname: 'Rossi', phone: '+393330001111' };
    await newCustomer(world, rossi);
    await world.wait(60);
    await newCustomer(world, { ...rossi, car_vin: 'ZFA31200000123456', address: 'via Nuova 1' });
    await newCustomer(world, { ...rossi, phone: '+393339999999' });
    const { data, meta } = (await get('customers?search=333%20000%201111')).json();
    expect(meta.total).toBe(1);
    expect(data).toEqual([
      expect.objectContaining({ fullname: 'Nicolò Rossi', address: 'via Nuova 1', contracts_count: 2 }),
    ]);
    expect((await get('customers?search=33399')).json().meta.total).toBe(1);
    expect((await get('customers?search=%2B39333000')).json().meta.total).toBe(1);
  });

  it('are found again by their whole e-mail or its beginning, never by a piece of it or by their name', async () => {
    await newCustomer(world, { lastname: 'Rossi', email: 'Valentina.Rossi@Esempio.it' });
    const found = async (search: string) =>
      (await get(`customers?search=${encodeURIComponent(search)}`)).json().meta.total;
    expect(await found('valentina.rossi@esempio.it')).toBe(1);
    expect(await found('valentina.ro')).toBe(1);
    expect(await found('rossi@esempio.it')).toBe(0);
    expect(await found('valentina.rossi@esempio.itt')).toBe(0);
    expect(await found('valentina_ro')).toBe(0);
    expect(await found('Valentina Rossi')).toBe(0);
    expect(await found('rossi')).toBe(0);
  });

  it('of other dealers are nobody’s', async () => {
    await newCustomer(world);
    expect((await get('customers', stranger)).json()).toMatchObject({ data: [], meta: { total: 0 } });
  });
});

test('a dealer may also sell what is not on line', async () => {
  await world.platform.db.read
    .update(packages)
    .set({ online_enabled: false })
    .where(and(eq(packages.id, world.packageId)));
  const offered = (await get('pack-types?vin=ZACPJFCW1SP018273&km=150000')).json().data;
  expect(offered[0].packages).toEqual([expect.objectContaining({ id: world.packageId, eligible: false })]);
  expect((await world.call({ path: '/public/pack-types' })).json().data).toEqual([]);
});

test('what is not ready is sold at no desk either', async () => {
  const { read } = world.platform.db;
  const [before] = await read.select().from(packages).where(eq(packages.id, world.packageId));
  const offered = async () =>
    (await get('pack-types?vin=ZACPJFCW1SP018273&km=150000'))
      .json()
      .data.flatMap((type: { packages: readonly { id: string }[] }) => type.packages.map(({ id }) => id));
  expect(await offered()).toContain(world.packageId);
  await read.update(packages).set({ online_enabled: false, price_cents: 0 }).where(eq(packages.id, world.packageId));
  try {
    expect(await offered()).not.toContain(world.packageId);
  } finally {
    await read
      .update(packages)
      .set({ price_cents: before?.price_cents ?? 0 })
      .where(eq(packages.id, world.packageId));
  }
});
