import { eq, sql } from 'drizzle-orm';
import { unscoped } from '../../platform/db';
import { notifications, storePaymentMethods } from '../../platform/db/schema';
import { dealerTasks } from '../after-sale';
import { claimRefund, dropClaim, endMismatch } from '../after-sale/mismatch/mismatch.repository';
import { contracts } from '../contracts';
import {
  type Customer,
  contractWorld,
  newCustomer,
  type StaffSession,
  staffAt,
  type World,
} from '../contracts/testing';
import { signPayment } from './payment-signature';
import { paymentEvents } from './tables/payment.table';

const secret = 'a secret of the provider';
let world: World;
let manager: StaffSession;
let admin: StaffSession;

beforeAll(async () => {
  world = await contractWorld({ PAYMENT_WEBHOOK_SECRET: secret });
  manager = await staffAt(world);
  admin = await staffAt(world, 'admin');
  await world.platform.db.read
    .insert(storePaymentMethods)
    .values({ store_uid: world.storeUid, method: 'carta', position: 2 });
});
afterAll(() => world.close());

let events = 0;
let customers = 0;

async function deliver(contract_uid: string, amount: string, reference = `REF-${events + 1}`): Promise<void> {
  events += 1;
  const body = JSON.stringify({
    id: `event-${events}`,
    type: 'paid',
    contract_uid,
    amount,
    reference,
  });
  const headers = { 'x-signature': signPayment(secret, body, world.clock.now()) };
  const answer = await world.call({ method: 'POST', path: '/webhooks/payment', body, headers });
  expect(answer.statusCode).toBe(202);
}

/** A contract to be paid by card, of which the provider took another amount. */
async function mismatched(amount = '1000.00'): Promise<{ customer: Customer; id: string }> {
  customers += 1;
  const customer = await newCustomer(world, { phone: `+3933310001${10 + customers}` });
  await customer.sign();
  await customer.post('payment-method', { payment_method: 'carta' });
  await deliver(customer.uid, amount);
  return { customer, id: await lastOpen(manager, customer.uid) };
}

const openOf = async (staff: StaffSession, uid: string) =>
  (await staff.call('GET', `/contracts/${uid}`)).body.data.payment_mismatches;

async function lastOpen(staff: StaffSession, uid: string): Promise<string> {
  const last = (await openOf(staff, uid))?.at(-1);
  if (last === undefined) throw new Error('Nothing waits on the contract');
  return last.id;
}

const close = (staff: StaffSession, uid: string, id: string, body: unknown) =>
  staff.call('POST', `/contracts/${uid}/payment-mismatches/${id}/close`, body);

/** The titles of what the bells still hold of a contract. */
async function bells(uid: string): Promise<string[]> {
  const db = unscoped(world.platform.db.read, 'the test looks at what is there');
  const rows = await db
    .select({ title: notifications.title, expire_at: notifications.expire_at })
    .from(notifications)
    .innerJoin(contracts, eq(contracts.id, notifications.contract_id))
    .where(eq(contracts.contract_uid, uid));
  const now = world.clock.now();
  return rows.filter(({ expire_at }) => expire_at === null || expire_at > now).map(({ title }) => title);
}

const told = (outcome: string, reason: string) =>
  expect.objectContaining({
    type: 'refund_due',
    data: expect.objectContaining({ outcome, reason, amount_cents: 236_000 }),
  });

describe('money that pays no contract', () => {
  it('stands on the contract, goes back whole through the provider, and is told to the customer', async () => {
    const { customer, id } = await mismatched();
    expect(await openOf(admin, customer.uid)).toEqual([
      { id, amount: '1000.00', reference: `REF-${events}`, received_at: world.clock.now().toISOString() },
    ]);
    expect(await bells(customer.uid)).toContainEqual(expect.stringContaining('Pagamento da chiarire'));
    const letters = (await world.inbox()).filter(({ subject }) => subject?.startsWith('Un pagamento da chiarire'));
    expect(letters.at(-1)).toMatchObject({ body: expect.stringContaining('abbiamo ricevuto con carta 1.000,00') });

    const { status, body } = await close(manager, customer.uid, id, { outcome: 'refunded', note: 'Storno 8' });
    expect([status, body.data.status, body.data.payment_mismatches]).toEqual([202, 'FILLED', undefined]);
    expect(await bells(customer.uid)).not.toContainEqual(expect.stringContaining('Pagamento da chiarire'));
    const back = await world.platform.db.read
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.event_id, `refund-${id}`));
    expect(back).toMatchObject([{ type: 'refunded', amount_cents: 100_000, reference: `REF-${events}` }]);
    expect((await world.inbox()).at(-1)?.body).toMatch(/rimborsato 1\.000,00\s€: un pagamento con carta/);
  });

  it('is told in a history that still answers for the contract, which is paid by the right amount', async () => {
    const { customer, id } = await mismatched();
    await close(manager, customer.uid, id, { outcome: 'refunded', note: 'Storno 9' });
    await deliver(customer.uid, '1180.00');
    const { data } = (await manager.call('GET', `/contracts/${customer.uid}`)).body;
    expect(data).toMatchObject({ status: 'PAID', refunded_at: null, refund_due_at: null });
    const history = (await manager.call('GET', `/contracts/${customer.uid}/events`)).body.data;
    for (const type of ['refund_due', 'refunded', 'paid'])
      expect(history).toContainEqual(expect.objectContaining({ type }));
    expect((await admin.call('GET', `/contracts/${customer.uid}/verify`)).body.data).toMatchObject({ valid: true });
    const owner = await world.signIn(['user']);
    await world.platform.db.read
      .update(contracts)
      .set({ user_uid: owner.uid })
      .where(eq(contracts.contract_uid, customer.uid));
    const own = await world.call({ path: `/account/contracts/${customer.uid}/events`, token: owner.token });
    const types = own.json().data.map(({ type }: { type: string }) => type);
    expect([types.includes('paid'), types.includes('refunded'), types.includes('refund_due')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is closed for a reason, which stays in the history, and nothing goes back', async () => {
    const { customer, id } = await mismatched('2360.00');
    const { status } = await close(manager, customer.uid, id, { outcome: 'kept', note: 'Paga anche la seconda auto.' });
    const history = (await manager.call('GET', `/contracts/${customer.uid}/events`)).body.data;
    expect([status, history]).toMatchObject([
      202,
      expect.arrayContaining([told('kept', 'Paga anche la seconda auto.')]),
    ]);
    expect((await admin.call('GET', `/contracts/${customer.uid}/verify`)).body.data).toMatchObject({ valid: true });
    expect(await bells(customer.uid)).not.toContainEqual(expect.stringContaining('Pagamento da chiarire'));
  });

  it('is told to the customer as long as it waits, apart from what the contract cost', async () => {
    const { customer, id } = await mismatched();
    await deliver(customer.uid, '1180.00');
    await deliver(customer.uid, '1180.00');
    const shown = async () => (await customer.get()).body.data;
    expect(await shown()).toMatchObject({ amount: '1180.00', mismatched_amount: '2180.00' });
    await close(manager, customer.uid, id, { outcome: 'refunded', note: 'Storno 7' });
    expect(await shown()).toMatchObject({ mismatched_amount: '1180.00' });
    await close(manager, customer.uid, await lastOpen(manager, customer.uid), {
      outcome: 'kept',
      note: 'Seconda auto.',
    });
    expect(await shown()).not.toHaveProperty('mismatched_amount');
  });

  it('is told once where another event tells of the same payment, as is the money that pays', async () => {
    const { customer } = await mismatched();
    const warn = jest.spyOn(world.platform.log, 'warn');
    await deliver(customer.uid, '1000.00', `REF-${events}`);
    await deliver(customer.uid, '1180.00');
    await deliver(customer.uid, '1180.00', `REF-${events}`);
    expect(warn.mock.calls.map(([facts]) => facts)).toMatchObject(
      [events - 2, events].map((event) => ({ event_id: `event-${event}`, contract_id: expect.any(String) })),
    );
    warn.mockRestore();
    const { status, payment_mismatches } = (await manager.call('GET', `/contracts/${customer.uid}`)).body.data;
    expect([status, payment_mismatches]).toMatchObject(['PAID', [{ amount: '1000.00' }]]);
    const letters = (await world.inbox()).filter(({ contract_uid }) => contract_uid === customer.uid);
    expect(letters.filter(({ subject }) => subject?.startsWith('Un pagamento da chiarire'))).toHaveLength(1);
    expect((await admin.call('GET', `/contracts/${customer.uid}/verify`)).body.data).toMatchObject({ valid: true });
  });

  it('is each payment’s own where the provider gives them no name, or ours', async () => {
    const { customer } = await mismatched();
    const { code } = (await customer.get()).body.data;
    const names = [code, code, '', '', ` ${code.toLowerCase()}`, ` ${code.toLowerCase()}`, ' ', ' '];
    for (const name of names) await deliver(customer.uid, '1180.00', name);
    expect(await openOf(manager, customer.uid)).toHaveLength(8);
  });

  it('is found in the list as long as it waits, of a deleted contract where those are listed', async () => {
    const { customer, id } = await mismatched();
    const deleted = await mismatched();
    const reason = { reason: 'Prova' };
    expect((await admin.call('DELETE', `/contracts/${deleted.customer.uid}/delete`, reason)).status).toBe(204);
    const uids = async (staff: StaffSession, path: string, more = '') => {
      const unclear = 'per_page=100&wheres[0][field]=refund&wheres[0][op]=eq&wheres[0][value]=unclear';
      const { data } = (await staff.call('GET', `${path}?${unclear}${more}`)).body;
      return Object.values(data).map((row) => Object(row).contract_uid);
    };
    const all = '&wheres[1][field]=deleted&wheres[1][op]=in&wheres[1][value][0]=true&wheres[1][value][1]=false';
    expect(await uids(manager, '/contracts')).toContain(customer.uid);
    expect(await uids(admin, '/contracts/search')).not.toContain(deleted.customer.uid);
    expect(await uids(admin, '/contracts/search', all)).toContain(deleted.customer.uid);
    await close(manager, customer.uid, id, { outcome: 'kept', note: 'Seconda auto.' });
    expect(await uids(admin, '/contracts/search', all)).not.toContain(customer.uid);
  });

  it('ends once, for a reason, and for those who have the contract in sight', async () => {
    const { customer, id } = await mismatched();
    const [other, end] = [await staffAt(world, 'manager', []), { outcome: 'refunded', note: 'Storno 10' }];
    expect((await close(other, customer.uid, id, end)).status).toBe(404);
    expect((await close(manager, customer.uid, id, { outcome: 'kept', note: ' ' })).body.errors).toHaveProperty('note');
    const [first, second] = await Promise.all([
      close(manager, customer.uid, id, end),
      close(admin, customer.uid, id, { ...end, outcome: 'kept' }),
    ]);
    expect([first.status, second.status].sort()).toEqual([202, 422]);
    expect((await admin.call('GET', `/contracts/${customer.uid}/verify`)).body.data).toMatchObject({ valid: true });
  });

  it('that the provider was asked for is never said to have stayed', async () => {
    const { customer, id } = await mismatched();
    await world.platform.db.read
      .update(dealerTasks)
      .set({ data: sql`${dealerTasks.data} || '{"refund_asked_at": "2026-03-02T10:00:00Z"}'` })
      .where(eq(dealerTasks.id, id));
    const kept = await close(admin, customer.uid, id, { outcome: 'kept', note: 'Resta' });
    expect([kept.status, kept.body.errors?.status]).toEqual([422, [expect.stringContaining('già stato chiesto')]]);
    expect((await close(admin, customer.uid, id, { outcome: 'refunded', note: 'Storno 12' })).status).toBe(202);
  });

  it('may be closed again days after an answer that never came, and at once after a no', async () => {
    const { db, clock } = world.platform;
    const { id } = await mismatched();
    const [kept, second] = [{ id, by: manager.uid, outcome: 'kept' as const, at: clock.now() }, clock.now()];
    expect(await claimRefund(db.read, id, clock.now())).toBe('first');
    expect(await claimRefund(db.read, id, second)).toBe('again');
    expect(await endMismatch(db.read, kept)).toBe(false);
    await dropClaim(db.read, id);
    expect(await claimRefund(db.read, id, new Date(clock.now().getTime() - 4 * 86_400_000))).toBe('first');
    expect(await endMismatch(db.read, kept)).toBe(true);
    expect(await claimRefund(db.read, id, clock.now())).toBeNull();
  });

  it('of no sum is nothing that could go back, and the customer hears of none', async () => {
    const letters = async () =>
      (await world.inbox()).filter(({ subject }) => subject?.startsWith('Un pagamento da chiarire')).length;
    const before = await letters();
    for (const amount of ['-5.00', '0.00']) {
      const { customer, id } = await mismatched(amount);
      expect(await openOf(manager, customer.uid)).toMatchObject([{ amount: null }]);
      const { errors } = (await close(manager, customer.uid, id, { outcome: 'refunded', note: 'Storno' })).body;
      expect(errors?.status).toEqual([expect.stringContaining('L’importo non è noto')]);
    }
    expect(await letters()).toBe(before);
  });

  it('tells whoever withdrew so, and of a deleted contract names those who end it', async () => {
    const { customer } = await mismatched();
    await customer.post('withdraw');
    await customer.post('withdraw/confirm');
    await deliver(customer.uid, '1180.00');
    expect((await world.inbox()).at(-1)?.body).toMatch(/da cui hai receduto\. Autocentro Lambro sta controllando/);

    const deleted = await mismatched();
    await admin.call('DELETE', `/contracts/${deleted.customer.uid}/delete`, { reason: 'Prova' });
    await deliver(deleted.customer.uid, '1180.00');
    const letter = (await world.inbox()).at(-1)?.body;
    expect(letter).toMatch(/che è stato annullato\. Stiamo controllando/);
    expect(letter).toContain('Per ogni domanda chiamaci. Telefono 02');
    expect(letter).not.toContain('Autocentro Lambro');
  });

  it('of a contract that expired meanwhile is the operator’s, whose bell leads there', async () => {
    const { customer } = await mismatched();
    await world.wait(16 * 86_400);
    const [operator, dealer] = [await staffAt(world, 'admin'), await staffAt(world)];
    await deliver(customer.uid, '1180.00');
    expect(await openOf(operator, customer.uid)).toMatchObject([{ amount: '1000.00' }, { amount: '1180.00' }]);
    const notices = await world.platform.db.read
      .select()
      .from(notifications)
      .where(eq(notifications.cta_url, `/cms/admin/contracts/${customer.uid}`));
    const ofOperator = { audience: { roles: ['admin'] }, excerpt: expect.stringContaining('eliminato') };
    expect(notices).toMatchObject([ofOperator, ofOperator]);
    expect(await bells(customer.uid)).toHaveLength(5);
    const id = await lastOpen(operator, customer.uid);
    expect((await close(dealer, customer.uid, id, { outcome: 'kept', note: 'Mio' })).status).toBe(404);
    const ended = await close(operator, customer.uid, id, { outcome: 'refunded', note: 'Storno 11' });
    expect([ended.status, ended.body.data.payment_mismatches]).toMatchObject([202, [{ amount: '1000.00' }]]);
    expect(await bells(customer.uid)).toHaveLength(3);
  });
});
