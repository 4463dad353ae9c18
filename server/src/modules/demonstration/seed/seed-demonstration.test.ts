import { asc, count, eq } from 'drizzle-orm';
import { contractStatuses, deletionAt, isItalianIban, romeDate } from 'shared-api/domain';
import { demonstrationCustomer, demonstrationManager, demonstrationPassword } from '../../../../seeds/accounts';
import { openContracts } from '../../../open-contracts';
import { unscoped } from '../../../platform/db';
import { assets, messages, packageTypes, stores, users } from '../../../platform/db/schema';
import { checkDemonstrationMark } from '../../../platform/start';
import { type TestApp, testApp } from '../../../platform/testing';
import { maintenanceWorks } from '../../after-sale';
import { mediaPath } from '../../assets';
import { contractEvents, contracts } from '../../contracts';
import { eraseDeleted } from '../../contracts/jobs/erase-deleted';
import { runVerify } from '../../reporting';
import { vehicles } from '../../vehicles';
import { knownCar } from './make-cars';
import { seedDemonstration } from './seed-demonstration';

const now = new Date('2026-11-21T10:00:00Z');
const size = { contracts: 140, vehicles: 40 };
let test: TestApp;
let all: (typeof contracts.$inferSelect)[];
const lines: string[] = [];

async function seed(): Promise<void> {
  const { context } = await openContracts(test.platform);
  await seedDemonstration({
    ...context,
    ...size,
    storage: test.platform.storage,
    workers: test.platform.workers,
    now,
    say: (line) => lines.push(line),
  });
}

beforeAll(async () => {
  test = await testApp();
  test.clock.moveTo(now);
  await checkDemonstrationMark(test.platform.db, true);
  await seed();
  all = await unscoped(test.platform.db.read, 'the test looks at what is there')
    .select()
    .from(contracts)
    .orderBy(asc(contracts.created_at), asc(contracts.code));
}, 120_000);
afterAll(() => test.close());

it('has pictures of dealers, package types and staff', async () => {
  const { read } = test.platform.db;
  const [dealers, types, people] = [
    await unscoped(read, 'the test looks at what is there').select().from(stores),
    await read.select().from(packageTypes),
    await read.select().from(users).where(eq(users.email, demonstrationManager.email)),
  ];
  const ids = [...dealers, ...types].map(({ thumbnail_id }) => thumbnail_id).concat(people.map((one) => one.avatar_id));
  expect(ids).not.toContain(null);
  const [picture] = await read.select().from(assets).limit(1);
  const answer = await test.app.http.inject({ method: 'GET', url: `${mediaPath}/${picture?.thumbnail_name}` });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
});

describe('the contracts of the demonstration', () => {
  it('stand in every status, some deleted, refused and withdrawn', () => {
    expect(all).toHaveLength(size.contracts);
    const open = all.filter((contract) => contract.deleted_at === null);
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set(contractStatuses));
    for (const field of ['deleted_at', 'declined_at', 'withdrawn_at', 'refunded_at', 'utm_source'] as const)
      expect(all.some((contract) => contract[field] !== null)).toBe(true);
  });

  it('have numbers without gaps, in the order of time', () => {
    const years = new Map<number, number[]>();
    for (const { code_year, code_number } of all) years.set(code_year, [...(years.get(code_year) ?? []), code_number]);
    for (const numbers of years.values()) expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    for (const { code, created_at } of all) expect(code.slice(3, 7)).toBe(romeDate(created_at).slice(0, 4));
  });

  it('are none of them open past their deadline, nor pending past a day', () => {
    const open = all.filter((contract) => contract.deleted_at === null);
    expect(open.filter((contract) => (deletionAt(contract) ?? now) < now)).toEqual([]);
    expect(open.filter(({ status, pending_until }) => status === 'PENDING' && (pending_until ?? now) <= now)).toEqual(
      [],
    );
  });

  it('have nobody in them who should be forgotten: the first jobs find nothing to erase', async () => {
    const over = all.filter(({ erased_at }) => erased_at !== null);
    expect(over.length).toBeGreaterThan(0);
    for (const { firstname, email, phone, car_vin } of over)
      expect({ firstname, email, phone, car_vin }).toEqual({ firstname: '', email: '', phone: '', car_vin: '' });
    const { context } = await openContracts(test.platform);
    expect(await eraseDeleted(context, now)).toBe(0);
  });

  it('add up, and what is paid was signed and paid whole', () => {
    for (const { price_cents, discount_cents, iva_cents, total_cents } of all)
      expect(price_cents - discount_cents + iva_cents).toBe(total_cents);
    const paid = all.filter(({ status }) => status === 'PAID');
    for (const { signed_at, paid_at, amount_cents, total_cents, payment_method } of paid) {
      expect(payment_method).not.toBeNull();
      expect(amount_cents).toBe(total_cents);
      expect(Number(paid_at)).toBeGreaterThan(Number(signed_at));
    }
  });

  it('have histories in the order of time and never ahead of it', async () => {
    const events = await test.platform.db.read
      .select()
      .from(contractEvents)
      .orderBy(asc(contractEvents.contract_id), asc(contractEvents.seq));
    for (const [index, event] of events.entries()) {
      const before = events[index - 1];
      if (before?.contract_id === event.contract_id) expect(event.at >= before.at).toBe(true);
      expect(event.at <= now).toBe(true);
    }
  });

  it('are whole: every event chained, every detail and every document as it was', async () => {
    expect(await verify()).toBe(0);
  });

  it('may be changed from a page that was open before its documents were sealed', async () => {
    const { token } = await signIn(demonstrationManager.email);
    const paid = 'wheres[0][field]=status&wheres[0][op]=eq&wheres[0][value]=PAID&sort=created_at';
    const list = (await test.call({ path: `/manager/contracts?${paid}`, token })).json();
    const path = `/manager/contracts/${list.data[0].contract_uid}`;
    const seen = (await test.call({ path, token })).json().data.version;
    const documents = (await test.call({ path: `${path}/documents`, token })).json().data;

    expect(documents.some(({ sealed }: { sealed: boolean }) => sealed)).toBe(true);
    expect((await test.call({ path, token })).json().data.version).toBe(seen);
  });
});

describe('the world around them', () => {
  it('has dealers with valid IBANs and the car that everybody may try', async () => {
    const dealers = await unscoped(test.platform.db.read, 'the test looks at what is there').select().from(stores);
    expect(dealers).toHaveLength(42);
    for (const { iban } of dealers) expect(isItalianIban(iban ?? '')).toBe(true);
    const known = await test.platform.db.read.select().from(vehicles);
    expect(known).toHaveLength(size.vehicles);
    expect(known.find(({ car_vin }) => car_vin === knownCar.vin)).toMatchObject({ car_plate: 'GT109RZ', km: 18_420 });
  });

  it('lets the manager in, with three dealers', async () => {
    const { token } = await signIn(demonstrationManager.email);
    const { data } = (await test.call({ path: '/account', token })).json();
    expect(data.stores.map(({ name }: { name: string }) => name).sort()).toEqual(
      [...demonstrationManager.stores].sort(),
    );
  });

  it('has an SMS behind each link that was sent, some of which never came', async () => {
    const waiting = all.filter(({ status, deleted_at }) => status === 'AVAIABLE' && deleted_at === null);
    const sms = await test.platform.db.read.select().from(messages).orderBy(asc(messages.created_at));
    expect(sms.map(({ contract_id }) => contract_id).sort()).toEqual(waiting.map(({ id }) => id).sort());
    expect(new Set(sms.map(({ status }) => status))).toEqual(new Set(['delivered', 'failed']));
    const arrived = await test.inbox();
    expect(arrived).toHaveLength(sms.filter(({ status }) => status === 'delivered').length);
    expect(arrived[0]?.body).toContain('/contract/');
  });

  it('is not made twice', async () => {
    const before = await test.platform.db.read.select({ n: count() }).from(users);
    expect(await checkDemonstrationMark(test.platform.db, true)).toBe(false);
    await seed();
    expect(await test.platform.db.read.select({ n: count() }).from(users)).toEqual(before);
  });

  it('says how far it is', () => {
    expect(lines).toContain('Dati dimostrativi: 140 di 140 contratti');
  });
});

describe('the customer of the demonstration', () => {
  it('owns contracts in different states, one to be paid and one with maintenance', async () => {
    const own = all.filter(({ email }) => email === demonstrationCustomer.email);
    expect(own.map(({ status }) => status)).toEqual(['PAID', 'PAID', 'FILLED', 'SIGNED', 'AVAIABLE', 'DRAFT']);
    const works = await test.platform.db.read
      .select()
      .from(maintenanceWorks)
      .where(eq(maintenanceWorks.contract_id, own[0]?.id ?? ''));
    expect(works.length).toBe(own[0]?.mantenance_number);
    expect(works.length).toBeGreaterThan(0);
  });

  it('finds the documents of an old contract sealed when they are first asked for, and once', async () => {
    const { token } = await signIn(demonstrationCustomer.email);
    const [old] = all.filter(({ email }) => email === demonstrationCustomer.email);
    const documents = async () =>
      (await test.call({ path: `/public/contracts/${old?.contract_uid}/documents`, token })).json().data;
    const first = await documents();
    expect(first.map(({ kind, sealed }: { kind: string; sealed: boolean }) => [kind, sealed])).toEqual([
      ['contratto', true],
      ['scheda', true],
    ]);
    expect(await documents()).toEqual(first);
    expect(await verify()).toBe(0);
  });
});

/** What `npm run verify` does. */
function verify(): Promise<number> {
  const { db, keys, storage } = test.platform;
  return runVerify({ db, keys, storage, code: undefined, write: (line) => lines.push(line) });
}

async function signIn(email: string): Promise<{ token: string }> {
  const body = { email, password: demonstrationPassword };
  const answer = await test.call({ method: 'POST', path: '/auth/login', body });
  return { token: answer.json().access_token };
}
