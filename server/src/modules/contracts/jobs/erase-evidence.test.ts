import { eq, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { ContractPage } from 'shared-api/entities';
import { unscoped } from '../../../platform/db';
import { consents, jobs, storePaymentMethods } from '../../../platform/db/schema';
import { multipart } from '../../../platform/testing';
import * as everyTable from '../../../testing/every-table';
import { dealerTasks } from '../../after-sale';
import { blankPdf } from '../../assets/testing/papers';
import { signPayment } from '../../payments/payment-signature';
import { compareCheckpoint } from '../../reporting/checkpoint/compare-checkpoint';
import { verdict } from '../../reporting/verify/testing/tampering';
import { contracts } from '../tables/contract.table';
import { type Customer, newCustomer, ownerAt } from '../testing/customer';
import { identifiedAtDealer, paidAtDealer, signedAtDealer } from '../testing/signed';
import { type StaffSession, staffAt } from '../testing/staff';
import { storedContract } from '../testing/stored-contract';
import { contractWorld, type World } from '../testing/world';

jest.setTimeout(120_000);

const secret = 'a secret of the provider';
const custodian = 'custode@studio.example';
const day = 86_400;

let world: World;
let manager: StaffSession;
beforeEach(async () => {
  world = await contractWorld({ PAYMENT_WEBHOOK_SECRET: secret, CHECKPOINT_EMAIL: custodian });
  manager = await staffAt(world);
});
afterEach(() => world.close());

/** The clock comes to a moment, and the jobs that are due then run. */
const waitUntil = (at: string) => world.wait((Date.parse(at) - world.clock.now().getTime()) / 1_000);
/** The sessions of before are over. */
const staffAgain = async (area: 'manager' | 'admin' = 'manager') => {
  manager = await staffAt(world, area);
};

const stored = (uid: string) => storedContract(world, uid);

const change = (uid: string, set: Partial<typeof contracts.$inferInsert>) =>
  world.platform.db.read.update(contracts).set(set).where(eq(contracts.contract_uid, uid));

const ledgerOf = async (uid: string) =>
  world.platform.db.read
    .select()
    .from(consents)
    .where(eq(consents.contract_id, (await stored(uid)).id));

/** Not the contract's: the customer's own account, and the demonstration's mailbox. */
const beside = ['users', 'inbox_messages'];

/** The tables in which a text of the person still stands. */
async function tablesWith(text: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.values(everyTable)) {
    if (!is(table, PgTable) || beside.includes(getTableName(table))) continue;
    const name = sql.identifier(getTableName(table));
    const rows = await world.platform.db.read.execute(sql`select string_agg(t::text, ' ') as rows from ${name} t`);
    if (text.test(JSON.stringify(rows))) found.push(getTableName(table));
  }
  return found;
}

async function filesBelow(folder: string): Promise<number> {
  let files = 0;
  for await (const _ of world.platform.storage.list(folder)) files += 1;
  return files;
}

/** What the dealer's list and figures say of everything. */
async function figures() {
  const answer = await world.call({ path: '/manager/contracts', token: manager.token });
  expect(answer.statusCode).toBe(200);
  const { data, meta }: ContractPage = answer.json();
  return { codes: data.map(({ code }) => code), total: meta.total, sum: meta.sum, counts: meta.counts };
}

async function attach(uid: string): Promise<void> {
  const file = { name: 'libretto.pdf', content: await blankPdf() };
  const url = `/api/v1/manager/contracts/${uid}/attachments`;
  const answer = await world.app.http.inject({ method: 'POST', url, ...multipart({ token: manager.token, file }) });
  expect(answer.statusCode).toBe(201);
}

async function payByCard(uid: string, amount: string, id: string): Promise<void> {
  const body = JSON.stringify({ id, type: 'paid', contract_uid: uid, amount, reference: `REF-${id}` });
  const headers = { 'x-signature': signPayment(secret, body, world.clock.now()) };
  expect((await world.call({ method: 'POST', path: '/webhooks/payment', body, headers })).statusCode).toBe(202);
}

async function state(customer: Customer, code: string): Promise<void> {
  const body = { fullname: 'Nicolò D’Alò', code, email: 'altrove@example.com' };
  expect((await world.call({ method: 'POST', path: '/public/withdrawals', body })).statusCode).toBe(202);
  expect((await customer.get()).status).toBe(200);
}

// Digits of a hash may look like a mobile's.
const ofThePerson =
  /Nicol|Alò|Transiti|\b(39)?333\d{7}\b|cliente\d+@|ZACPJFCW1SP018273|GT109RZ|DLANCL80A01F205|Richiama|CRO 123|REF-|campanello|di Rossi/i;

describe('a paid contract', () => {
  it('keeps everything to the end of its tenth year, and then only figures, number and chain', async () => {
    const { uid, customer } = await paidAtDealer(world, manager, { tax_code: 'DLANCL80A01F205N' });
    const { id, code } = await stored(uid);
    await attach(uid);
    await manager.call('POST', `/contracts/${uid}/notes`, { text: 'Richiama lunedì' });
    const owner = await world.signIn(['user']);
    await change(uid, { user_uid: owner.uid });
    const path = `/account/contracts/${uid}/requests`;
    const request = { kind: 'fault', text: 'Un rumore: suonare il campanello', km: 19_000, stopped: false };
    expect((await world.call({ method: 'POST', path, body: request, token: owner.token })).statusCode).toBe(201);
    await state(customer, code);
    const card = await newCustomer(world, { email: 'carta@example.com', phone: '+393331112223' });
    await world.platform.db.read
      .insert(storePaymentMethods)
      .values({ store_uid: world.storeUid, method: 'carta', position: 2 });
    await card.sign();
    await card.post('payment-method', { payment_method: 'carta' });
    await payByCard(card.uid, '1180.00', 'event-1');
    expect((await stored(card.uid)).status).toBe('PAID');

    await waitUntil('2036-03-02T09:00:00Z');
    await staffAgain();
    const before = await figures();
    expect(before).toMatchObject({ total: 2, sum: '2360.00' });
    expect(await stored(uid)).toMatchObject({ firstname: 'Nicolò', erased_at: null });
    expect(await filesBelow('attachments/')).toBe(1);
    expect(await tablesWith(ofThePerson)).toEqual(
      expect.arrayContaining(['contracts', 'contract_event_details', 'contract_notes', 'contract_requests']),
    );
    expect(await ledgerOf(uid)).not.toEqual([]);
    expect(await verdict(world)).toMatchObject({ result: 0 });
    const [mail] = (await world.inbox()).filter(({ recipient }) => recipient === custodian).slice(-1);
    const checkpoint = await world.platform.storage.get(mail?.attachments[0]?.storage_key ?? '');

    await waitUntil('2036-03-03T10:00:00Z');
    expect(await stored(uid)).toMatchObject({
      firstname: '',
      tax_code: null,
      car_vin: '',
      status: 'PAID',
      amount_cents: 118_000,
      deleted_at: null,
      user_uid: null,
      erased_at: world.clock.now(),
    });
    expect(await tablesWith(ofThePerson)).toEqual([]);
    for (const folder of ['documents/', 'attachments/', 'identity/']) expect(await filesBelow(folder)).toBe(0);
    expect(await ledgerOf(uid)).toEqual([]);

    await staffAgain();
    expect(await figures()).toEqual(before);
    const { body } = await manager.call('GET', `/contracts/${uid}`);
    expect(body.data).toMatchObject({ code, firstname: '', total: '1180.00', maintenance: [] });
    expect((await customer.get()).status).toBe(404);
    expect((await manager.call('POST', `/contracts/${uid}/notes`, { text: 'Era di Nicolò' })).status).toBe(404);
    expect(await verdict(world)).toEqual({
      result: 0,
      said: expect.stringContaining('2 contratti controllati: 2 integri'),
    });
    const { db, keys } = world.platform;
    const seal = { p12: null, password: '' };
    const lines: string[] = [];
    const text = checkpoint.toString();
    expect(await compareCheckpoint({ db, keys, seal, text, write: (line) => lines.push(line) })).toBe(0);

    const { version } = await stored(uid);
    await world.wait(2 * day);
    expect(await stored(uid)).toMatchObject({ version, id });
    const [job] = await db.read.select().from(jobs).where(eq(jobs.name, 'erase-evidence'));
    expect(job).toMatchObject({ last_error: null, last_result: { rows: 0 } });
  });

  it('is no longer its owner’s when its time is over', async () => {
    const { uid } = await paidAtDealer(world, manager);
    const owner = await world.signIn(['user']);
    await change(uid, { user_uid: owner.uid });
    expect((await ownerAt(world, uid, owner.token).get()).status).toBe(200);
    await waitUntil('2036-03-03T10:00:00Z');
    const token = await world.platform.db.transaction((tx) =>
      world.platform.sessions.begin(tx, { user_uid: owner.uid, device: '', place: '' }),
    );
    expect((await ownerAt(world, uid, token).get()).status).toBe(404);
  });

  it('stays while its cover runs, whatever the setting, and its consents as long after that', async () => {
    const { uid } = await paidAtDealer(world, manager);
    await change(uid, { mantenance_duration: 126 });
    await waitUntil('2036-09-01T21:59:00Z');
    expect((await stored(uid)).erased_at).toBeNull();
    await waitUntil('2036-09-02T22:00:00Z');
    expect((await stored(uid)).erased_at).not.toBeNull();
    expect(await ledgerOf(uid)).not.toEqual([]);
    await waitUntil('2038-09-01T21:59:00Z');
    expect(await ledgerOf(uid)).not.toEqual([]);
    await waitUntil('2038-09-03T22:00:00Z');
    expect(await ledgerOf(uid)).toEqual([]);
  });

  it('stays while money is owed after a withdrawal', async () => {
    const { uid, customer } = await paidAtDealer(world, manager);
    await customer.post('withdraw');
    expect((await customer.post('withdraw/confirm')).status).toBe(202);
    await waitUntil('2037-01-01T10:00:00Z');
    expect(await stored(uid)).toMatchObject({ firstname: 'Nicolò', refunded_at: null });
    await staffAgain();
    const refund = { amount: '1180.00', refunded_at: world.clock.now().toISOString(), reference: 'CRO 9' };
    expect((await manager.call('POST', `/contracts/${uid}/mark-as-refunded`, refund)).status).toBe(202);
    await world.wait(2 * day);
    expect(await stored(uid)).toMatchObject({ firstname: '', refund_cents: 118_000, refund_reference: null });
    expect(await verdict(world)).toMatchObject({ result: 0 });
  });

  it('stays while a payment waits to be explained', async () => {
    const { uid } = await paidAtDealer(world, manager);
    await payByCard(uid, '1000.00', 'event-2');
    await waitUntil('2037-01-01T10:00:00Z');
    expect((await stored(uid)).firstname).toBe('Nicolò');
    await staffAgain('admin');
    const [task] = (await manager.call('GET', `/contracts/${uid}`)).body.data.payment_mismatches ?? [];
    const end = { outcome: 'kept', note: 'Bonifico di Rossi' };
    const closed = await manager.call('POST', `/contracts/${uid}/payment-mismatches/${task?.id}/close`, end);
    expect(closed.status).toBe(202);
    await world.wait(2 * day);
    expect((await stored(uid)).firstname).toBe('');
    expect(await tablesWith(ofThePerson)).toEqual([]);
    const tasks = await unscoped(world.platform.db.read, 'the test looks at what is there').select().from(dealerTasks);
    expect(tasks).toMatchObject([{ kind: 'payment_mismatch', amount_cents: 100_000, data: {} }]);
    expect(await verdict(world)).toMatchObject({ result: 0 });
  });
});

describe('a signed contract', () => {
  it('that was never paid is erased ten years after its signature, as the operator set it', async () => {
    const { uid } = await signedAtDealer(world, manager);
    const admin = await staffAt(world, 'admin');
    const values = { 'retention.evidence': 11 };
    const set = await world.call({ method: 'PATCH', path: '/admin/settings', token: admin.token, body: { values } });
    expect(set.statusCode).toBe(202);
    await waitUntil('2037-03-02T09:00:00Z');
    expect(await stored(uid)).toMatchObject({ firstname: 'Nicolò', delete_reason: 'expired' });
    await waitUntil('2037-03-03T10:00:00Z');
    expect(await stored(uid)).toMatchObject({ firstname: '', delete_reason: 'expired' });
    expect(await filesBelow('documents/')).toBe(0);
    expect(await verdict(world)).toMatchObject({ result: 0 });
  });

  it('of level FEA is kept twenty years, with its identity document', async () => {
    const uid = await identifiedAtDealer(world, manager, await blankPdf());
    await waitUntil('2046-03-02T09:00:00Z');
    expect(await stored(uid)).toMatchObject({ firstname: 'Nicolò', signature_level: 'FEA' });
    expect(await filesBelow('identity/')).toBe(1);
    expect(await verdict(world)).toMatchObject({ result: 0 });
    await waitUntil('2046-03-03T10:00:00Z');
    expect(await stored(uid)).toMatchObject({ firstname: '', signature_level: 'FEA' });
    expect([await filesBelow('identity/'), await filesBelow('documents/')]).toEqual([0, 0]);
    expect(await verdict(world)).toMatchObject({ result: 0 });
  });

  it('loses its rows first: a file that cannot be removed is told of and keeps no other', async () => {
    for (let n = 0; n < 2; n += 1) await signedAtDealer(world, manager);
    await world.wait(16 * day);
    jest.spyOn(world.platform.storage, 'remove').mockRejectedValueOnce(new Error('The bucket is away'));
    await waitUntil('2036-03-03T10:00:00Z');
    expect(await filesBelow('documents/')).toBe(1);
    const [job] = await world.platform.db.read.select().from(jobs).where(eq(jobs.name, 'erase-evidence'));
    expect(job?.last_error).toBe('FilesNotRemovedError');
    expect(await verdict(world)).toMatchObject({ result: 0 });
  });

  it('stays whole where the database fails half-way, and is erased the next time', async () => {
    const { uid } = await signedAtDealer(world, manager);
    await world.wait(16 * day);
    const files = await filesBelow('documents/');
    await world.platform.db.read.execute(
      sql.raw(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$;`),
    );
    await world.platform.db.read.execute(
      sql.raw('create trigger fails before delete on documents for each row execute function fail()'),
    );
    await waitUntil('2036-03-03T10:00:00Z');
    expect(await stored(uid)).toMatchObject({ firstname: 'Nicolò', erased_at: null });
    expect(await filesBelow('documents/')).toBe(files);
    expect(await verdict(world)).toMatchObject({ result: 0 });
    await world.platform.db.read.execute(sql.raw('drop trigger fails on documents'));
    await world.wait(2 * day);
    expect((await stored(uid)).firstname).toBe('');
  });
});

describe('what was agreed to', () => {
  it('on a draft is proven 24 months from its end', async () => {
    const { uid } = await newCustomer(world);
    await world.wait(21 * day);
    await world.wait(30 * day);
    expect(await stored(uid)).toMatchObject({ deleted_at: new Date('2026-03-23T10:00:00Z'), firstname: '' });
    await waitUntil('2028-03-23T09:59:00Z');
    expect(await ledgerOf(uid)).toHaveLength(3);
    await waitUntil('2028-03-24T10:00:00Z');
    expect(await ledgerOf(uid)).toEqual([]);
    expect(await verdict(world)).toMatchObject({ result: 0 });
  });

  it('stays with the account that still agrees to it', async () => {
    const { token } = await world.signIn(['user']);
    const body = world.order({ marketing: true });
    const made = await world.call({ method: 'POST', path: '/account/contracts/create', body, token });
    const uid = made.json().data.contract_uid;
    await world.wait(21 * day);
    await world.wait(30 * day);
    await world.wait(1_000 * day);
    expect((await stored(uid)).erased_at).not.toBeNull();
    expect(await ledgerOf(uid)).toHaveLength(3);
  });
});
