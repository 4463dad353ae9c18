import { presentDocuments } from '../documents';
import { verifyContract } from '../reporting/verify/verify-contract';
import { vehicles } from '../vehicles';
import { type Customer, customerAt, newCustomer } from './testing/customer';
import { storedContract } from './testing/stored-contract';
import { contractWorld, type World } from './testing/world';

let world: World;

beforeAll(async () => {
  world = await contractWorld();
});
afterAll(() => world.close());

const ticks = { terms: true, clauses: true };

const idOf = async (uid: string) => (await storedContract(world, uid)).id;

function create(key: string, change: Readonly<Record<string, unknown>>) {
  const headers = { 'idempotency-key': key };
  return world.call({ method: 'POST', path: '/public/contracts/create-new', body: world.order(change), headers });
}

describe('a contract that is sent twice', () => {
  it('is made once, and the browser that asks again may go on with it', async () => {
    const key = 'the-same-key-for-both-calls';
    const order = { email: 'due@example.com', phone: '+393331000011' };
    const first = await create(key, order);
    const second = await create(key, order);
    expect(second.json().data.code).toBe(first.json().data.code);
    const grant = second.cookies.find((cookie) => cookie.name === 'grant')?.value ?? '';
    const { contract_uid } = first.json().data;
    const read = await world.call({ path: `/public/contracts/${contract_uid}`, cookies: { grant } });
    expect(read.json().data.view).toBe('full');
    expect((await create(key, { ...order, city: 'Monza' })).statusCode).toBe(422);
  });
});

describe('an answer that is kept for its key', () => {
  it('is given again to the browser that holds the grant, and to nobody else', async () => {
    const order = { email: 'chiave@example.com', phone: '+393331000014' };
    const made = await create('a-key-of-the-one-who-creates', order);
    const { contract_uid } = made.json().data;
    const grant = made.cookies.find((cookie) => cookie.name === 'grant')?.value ?? '';
    const decline = (cookies: Readonly<Record<string, string>>) =>
      world.call({
        method: 'POST',
        path: `/public/contracts/${contract_uid}/decline`,
        body: { reason: 'Ho cambiato idea' },
        headers: { 'idempotency-key': 'the-key-that-somebody-read' },
        cookies,
      });
    expect((await decline({ grant })).statusCode).toBe(202);
    const again = await decline({ grant });
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([202, 'true']);
    const stranger = await decline({});
    expect([stranger.statusCode, stranger.json().code]).toEqual([422, 'access_code_required']);
  });

  it('comes with its grant, for the one before went with the signature, and with none for a stranger', async () => {
    const order = { email: 'firma@example.com', phone: '+393331000015' };
    const made = await create('a-key-of-the-one-who-signs', order);
    const path = `/public/contracts/${made.json().data.contract_uid}`;
    const grantOf = ({ cookies }: typeof made) => cookies.find(({ name }) => name === 'grant')?.value ?? '';
    const before = { grant: grantOf(made) };
    await world.call({ method: 'POST', path: `${path}/sign`, body: ticks, cookies: before });
    const body = { otp_code: await customerAt(world, made.json().data.contract_uid).code() };
    const headers = { 'idempotency-key': 'the-key-of-a-signature' };
    const confirm = (cookies: Readonly<Record<string, string>>) =>
      world.call({ method: 'POST', path: `${path}/confirm-otp`, body, headers, cookies });
    const first = await confirm(before);
    const again = await confirm(before);
    expect([again.headers['idempotency-replayed'], again.headers['set-cookie']]).toEqual([
      'true',
      first.headers['set-cookie'],
    ]);
    const read = await world.call({ path: `${path}/documents`, cookies: { grant: grantOf(again) } });
    expect(read.statusCode).toBe(200);
    expect(await confirm({})).toMatchObject({ statusCode: 422, cookies: [] });
  });
});

describe('the kilometres that the registry knows', () => {
  it('are not told to a visitor who states fewer', async () => {
    const car_vin = 'ZFA31200000123456';
    const fewer = { email: 'km@example.com', phone: '+393331000016', km: 10, car_vin };
    const { db, clock } = world.platform;
    const now = clock.now();
    await db.read
      .insert(vehicles)
      .values({ car_vin, km: 54_321, source: 'registry', created_at: now, updated_at: now });
    const answer = await create('a-key-for-fewer-kilometres', fewer);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['km']]);
    expect(answer.body).not.toMatch(/54[.]?321/);
  });
});

describe('a signature', () => {
  it('that cannot be sealed now leaves the code valid', async () => {
    const customer = await newCustomer(world, { email: 'sigillo@example.com', phone: '+393331000012' });
    await customer.post('sign', ticks);
    const otp_code = await customer.code();
    const { db, storage } = world.platform;
    const key = (await presentDocuments(db.read, await idOf(customer.uid)))[0]?.storage_key ?? '';
    const shown = await storage.get(key);

    await storage.remove(key);
    expect(await customer.post('confirm-otp', { otp_code })).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    });
    expect((await customer.get()).body.data).toMatchObject({ status: 'PENDING', otp: { tries_left: 5 } });

    await storage.put(key, shown);
    expect((await customer.post('confirm-otp', { otp_code })).body.data.status).toBe('SIGNED');
  });

  it('is not made of another file that lies in its place, and the code stays', async () => {
    const customer = await newCustomer(world, { email: 'scambio@example.com', phone: '+393331000014' });
    const other = await newCustomer(world, { email: 'altro@example.com', phone: '+393331000015' });
    for (const { post } of [customer, other]) await post('sign', ticks);
    const otp_code = await customer.code();
    const { db, storage } = world.platform;
    const keyOf = async ({ uid }: Customer) => (await presentDocuments(db.read, await idOf(uid)))[0]?.storage_key ?? '';
    const [key, otherKey] = [await keyOf(customer), await keyOf(other)];
    const shown = await storage.get(key);

    await storage.put(key, await storage.get(otherKey));
    expect(await customer.post('confirm-otp', { otp_code })).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    });
    expect((await customer.get()).body.data).toMatchObject({ status: 'PENDING', otp: { tries_left: 5 } });

    await storage.put(key, shown);
    expect((await customer.post('confirm-otp', { otp_code })).body.data.status).toBe('SIGNED');
  });

  it('is made once when two windows confirm at the same moment', async () => {
    const customer = await newCustomer(world, { email: 'finestre@example.com', phone: '+393331000013' });
    await customer.post('sign', ticks);
    const otp_code = await customer.code();
    const answers = await Promise.all([1, 2].map(() => customer.post('confirm-otp', { otp_code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 422]);
    const { db, keys, storage } = world.platform;
    const verdict = await verifyContract({ db, keys, storage }, await idOf(customer.uid));
    expect(verdict).toMatchObject({ valid: true, documents: 2 });
  });
});
