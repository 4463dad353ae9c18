import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import type { ContractDocument, ContractEventRecord } from 'shared-api/entities';
import { storePaymentMethods } from '../../../platform/db/schema';
import { contracts } from '../../contracts';
import {
  type Customer,
  contractWorld,
  newCustomer,
  ownerAt,
  paidAtDealer,
  type StaffSession,
  signedAtDealer,
  staffAt,
  type World,
} from '../../contracts/testing';
import { signPayment } from '../../payments/payment-signature';

const secret = 'a secret of the provider';
const day = 86_400;
let world: World;
let manager: StaffSession;
let admin: StaffSession;

beforeAll(async () => {
  world = await contractWorld({ PAYMENT_WEBHOOK_SECRET: secret });
});
beforeEach(async () => {
  manager = await staffAt(world);
  admin = await staffAt(world, 'admin');
});
afterAll(() => world.close());

const correction = (change: Readonly<Record<string, unknown>> = {}) => ({
  amount: '1108.00',
  paid_at: world.clock.now().toISOString(),
  reference: 'CRO 321',
  note: 'Sconto di 72 € per il ritardo',
  reason: 'Importo letto male',
  ...change,
});

const correct = (who: StaffSession, uid: string, body: unknown = correction(), headers = {}) =>
  who.call('PATCH', `/contracts/${uid}/payment`, body, headers);

async function listOf<T>(who: Pick<Customer, 'get'>, path: string): Promise<T[]> {
  const { body } = await who.get(path);
  return Object(body).data;
}

/** The same of staff. */
async function staffList<T>(uid: string, what: 'documents' | 'events'): Promise<T[]> {
  const { body } = await admin.call('GET', `/contracts/${uid}/${what}`);
  return Object(body).data;
}

async function lettersOf(uid: string) {
  return (await world.inbox()).filter(({ channel, contract_uid }) => channel === 'email' && contract_uid === uid);
}

async function verdictOf(uid: string) {
  return (await admin.call('GET', `/contracts/${uid}/verify`)).body.data;
}

describe('a payment that was recorded wrongly', () => {
  it('is corrected, and the contract, its history and its check say so', async () => {
    const { uid } = await paidAtDealer(world, manager);
    const { status, body } = await correct(manager, uid);
    expect([status, body.message]).toEqual([202, expect.stringMatching(/^Pagamento del contratto .* corretto\.$/)]);
    expect(body.data).toMatchObject({
      status: 'PAID',
      amount: '1108.00',
      payment_method: 'bonifico',
      payment_reference: 'CRO 321',
      payment_note: 'Sconto di 72 € per il ritardo',
    });
    const told = (await staffList<ContractEventRecord>(uid, 'events')).findLast(({ type }) => type === 'edited');
    expect(told).toMatchObject({
      actor: 'manager',
      data: {
        fields: ['payment'],
        before: { amount: '1180.00', payment_reference: 'CRO 123', payment_note: null },
        after: { amount: '1108.00', payment_reference: 'CRO 321', payment_note: 'Sconto di 72 € per il ritardo' },
        reason: 'Importo letto male',
      },
    });
    expect(await verdictOf(uid)).toMatchObject({ valid: true, faults: [] });
  });

  it('has a receipt in place of the former one, which is told as replaced wherever it is still met', async () => {
    const { uid, customer } = await paidAtDealer(world, manager);
    const receiptsOf = (files: readonly ContractDocument[]) => files.filter(({ kind }) => kind === 'ricevuta');
    const [former] = receiptsOf(await listOf(customer, '/documents'));
    await world.wait(2 * day);
    [manager, admin] = [await staffAt(world), await staffAt(world, 'admin')];
    expect((await correct(admin, uid)).status).toBe(202);

    const [first, second] = receiptsOf(await staffList(uid, 'documents'));
    expect([first, second]).toMatchObject([
      { id: former?.id, superseded: true },
      { version: 2, superseded: false },
    ]);
    const verified = async (sha256 = '') => (await world.call({ path: `/public/verify/${sha256}` })).json().data;
    expect(await verified(first?.sha256)).toMatchObject({ known: true, superseded_at: expect.any(String) });
    expect(await verified(second?.sha256)).toMatchObject({ known: true, superseded_at: null });

    const evidence = await world.call({ path: `/admin/contracts/${uid}/evidence`, token: admin.token });
    const names = Object.keys(unzipSync(evidence.rawPayload)).filter((name) => name.includes('ricevuta'));
    expect(names).toEqual([
      expect.stringMatching(/-ricevuta-v1-superato\.pdf$/),
      expect.stringMatching(/-ricevuta\.pdf$/),
    ]);
  });

  it('is told to the customer with the new receipt, field by field', async () => {
    const { uid } = await paidAtDealer(world, manager);
    await correct(manager, uid);
    const letter = (await lettersOf(uid)).at(-1);
    expect(letter?.subject).toMatch(/^Ricevuta corretta per il contratto CC-/);
    expect(letter?.body).toContain(
      '- Importo: 1.108,00\u00a0€ invece di 1.180,00\u00a0€\n- Riferimento: CRO 321 invece di CRO 123',
    );
    expect(letter?.body).toContain('a saldo del totale di 1.180,00\u00a0€');
    expect(letter?.body).not.toMatch(/Data del pagamento|letto male|Sconto/);
    expect(letter?.attachments).toEqual([expect.objectContaining({ name: expect.stringMatching(/-ricevuta\.pdf$/) })]);
    const { uid: user_uid, token } = await world.signIn(['user']);
    await world.platform.db.read.update(contracts).set({ user_uid }).where(eq(contracts.contract_uid, uid));
    const events = await listOf<ContractEventRecord>(ownerAt(world, uid, token), '/events');
    expect(events).toContainEqual(expect.objectContaining({ data: expect.objectContaining({ fields: ['payment'] }) }));
    expect(JSON.stringify(events.filter(({ type }) => type === 'edited'))).not.toMatch(/CRO|letto male|Sconto/);
  });

  it('is written to nobody where the note alone was wrong', async () => {
    const { uid, contract } = await paidAtDealer(world, manager);
    const { amount, paid_at, payment_reference: reference } = contract;
    const before = (await lettersOf(uid)).length;
    const { body } = await correct(manager, uid, correction({ amount, paid_at, reference, note: 'Agenzia 4' }));
    expect(body.data).toMatchObject({ payment_note: 'Agenzia 4' });
    expect(await lettersOf(uid)).toHaveLength(before);
    const receipts = (await staffList<ContractDocument>(uid, 'documents')).filter(({ kind }) => kind === 'ricevuta');
    expect(receipts).toMatchObject([{ superseded: false }]);
    expect(await verdictOf(uid)).toMatchObject({ valid: true });
  });

  it('gives back the corrected sum after a withdrawal', async () => {
    const { uid, customer } = await paidAtDealer(world, manager);
    await correct(manager, uid);
    await customer.post('withdraw');
    await customer.post('withdraw/confirm');
    const refund = { refunded_at: world.clock.now().toISOString(), reference: 'CRO 9' };
    const path = `/contracts/${uid}/mark-as-refunded`;
    expect((await manager.call('POST', path, { ...refund, amount: '1180.00' })).body.errors).toHaveProperty('amount');
    expect((await manager.call('POST', path, { ...refund, amount: '1108.00' })).status).toBe(202);
    expect(await verdictOf(uid)).toMatchObject({ valid: true });
  });

  it('counts in the month in which it really came', async () => {
    const { uid, contract } = await paidAtDealer(world, manager);
    await world.wait(40 * day);
    manager = await staffAt(world);
    const { body } = await correct(manager, uid);
    expect(Date.parse(body.data.paid_at ?? '') - Date.parse(contract.paid_at ?? '')).toBe(40 * day * 1_000);
    const [field, op] = ['wheres[0][field]=paid_at', 'wheres[0][op]=gte'];
    const since = `wheres[0][value]=${world.clock.now().toISOString().slice(0, 10)}`;
    const list = await world.call({ path: `/manager/contracts?${field}&${op}&${since}`, token: manager.token });
    expect(list.json().data).toMatchObject([{ contract_uid: uid }]);
  });

  it('is corrected once for one key', async () => {
    const { uid } = await paidAtDealer(world, manager);
    const send = () => correct(manager, uid, correction(), { 'idempotency-key': 'one' });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.body]).toEqual([202, 202, first.body]);
    expect((await lettersOf(uid)).filter(({ subject }) => subject?.startsWith('Ricevuta corretta'))).toHaveLength(1);
  });
});

it('is told from the first receipt among the contract’s messages, and from a correction before it', async () => {
  const { uid } = await paidAtDealer(world, manager);
  await correct(manager, uid);
  await correct(manager, uid, correction({ reference: 'CRO 9' }));
  const path = `/manager/messages?per_page=100&wheres[0][field]=contract_uid&wheres[0][op]=eq&wheres[0][value]=${uid}`;
  const list = (await world.call({ path, token: manager.token })).json();
  const receipts = list.data
    .filter(({ template }: { template: string }) => template.startsWith('payment-receipt'))
    .map(({ template, status }: { template: string; status: string }) => [template, status]);
  expect(receipts.sort()).toEqual([
    ['payment-receipt', 'voided'],
    ['payment-receipt-corrected', 'queued'],
    ['payment-receipt-corrected', 'voided'],
  ]);
});

describe('a letter with the former receipt', () => {
  it('that failed cannot be sent any more', async () => {
    const { uid } = await paidAtDealer(world, manager);
    await world.inbox();
    const { rows } = await world.platform.db.read.execute<{ id: string }>(
      `update messages set status = 'failed' where purpose = 'payment-receipt'
       and contract_id = (select id from contracts where contract_uid = '${uid}') returning id`,
    );
    await correct(manager, uid);
    const retried = await manager.call('POST', `/messages/${rows[0]?.id}/retry`);
    expect(retried.status).toBe(422);
    const list = await world.call({ path: '/manager/messages?per_page=100', token: manager.token });
    expect(list.json().data).toContainEqual(expect.objectContaining({ id: rows[0]?.id, status: 'voided' }));
  });

  it('that has not left yet never leaves', async () => {
    const { uid } = await paidAtDealer(world, manager);
    await correct(manager, uid);
    expect(
      (await lettersOf(uid)).map(({ subject }) => subject).filter((subject) => /^Pagamento ric/.test(subject ?? '')),
    ).toEqual([]);
  });
});

describe('a correction is refused', () => {
  const refusalOf = ({ status, body }: Awaited<ReturnType<typeof correct>>) => [
    status,
    body.code,
    Object.keys(body.errors ?? {}),
  ];

  it('before the payment, and after the withdrawal', async () => {
    const { uid, customer } = await signedAtDealer(world, manager);
    expect(refusalOf(await correct(manager, uid))).toEqual([422, 'status', ['status']]);
    await customer.post('withdraw');
    await customer.post('withdraw/confirm');
    expect(refusalOf(await correct(manager, uid))).toEqual([422, 'status', ['status']]);
  });

  it('of what the card provider told', async () => {
    await world.platform.db.read
      .insert(storePaymentMethods)
      .values({ store_uid: world.storeUid, method: 'carta', position: 2 });
    const customer = await newCustomer(world, { phone: '+393338880001', email: 'carta@example.com' });
    await customer.sign();
    await customer.post('payment-method', { payment_method: 'carta' });
    const event = { id: 'p1', type: 'paid', contract_uid: customer.uid, amount: '1180.00', reference: 'REF-1' };
    const body = JSON.stringify(event);
    const headers = { 'x-signature': signPayment(secret, body, world.clock.now()) };
    await world.call({ method: 'POST', path: '/webhooks/payment', body, headers });
    const refused = await correct(admin, customer.uid);
    expect([refused.body.code, refused.body.errors?.status]).toEqual([
      'status',
      [expect.stringMatching(/^Questo pagamento lo ha registrato il gestore delle carte/)],
    ]);
    expect((await admin.call('GET', `/contracts/${customer.uid}`)).body.data).toMatchObject({ paid_to_provider: true });
  });

  it('where nothing is another', async () => {
    const { uid, contract } = await paidAtDealer(world, manager);
    const { amount, paid_at, payment_reference: reference } = contract;
    const same = correction({ amount, paid_at, reference, note: undefined });
    expect((await correct(manager, uid, same)).body.errors?.status).toEqual([
      'I dati sono quelli già registrati: non c’è nulla da correggere.',
    ]);
  });

  it.each([
    ['another sum than the total without a note', { note: '' }, 'note'],
    ['no money', { amount: '0.00' }, 'amount'],
    ['money of the future', { paid_at: '2099-01-01T00:00:00Z' }, 'paid_at'],
    ['money of before the signature', { paid_at: '2020-01-01T00:00:00Z' }, 'paid_at'],
    ['no reference', { reference: ' ' }, 'reference'],
    ['no reason', { reason: '' }, 'reason'],
    ['another method', { payment_method: 'concessionaria' }, 'payment_method'],
  ])('for %s', async (_, change, field) => {
    const { uid } = await paidAtDealer(world, manager);
    expect(refusalOf(await correct(manager, uid, correction(change)))).toEqual([422, 'validation', [field]]);
  });

  it('for a day after the deadline of a contract that its payment brought back', async () => {
    const { uid } = await signedAtDealer(world, manager);
    const paid_at = world.clock.now().toISOString();
    await world.wait(16 * day);
    manager = await staffAt(world);
    const back = correction({ paid_at, amount: '1180.00', payment_method: 'bonifico' });
    const { reason: _, ...payment } = back;
    expect((await manager.call('POST', `/contracts/${uid}/mark-as-payed`, payment)).status).toBe(202);
    expect(refusalOf(await correct(manager, uid))).toEqual([422, 'validation', ['paid_at']]);
    expect((await correct(manager, uid, correction({ paid_at }))).status).toBe(202);
  });

  it('by a version that is old, with the contract as it is', async () => {
    const { uid, contract } = await paidAtDealer(world, manager);
    await manager.call('PATCH', `/contracts/${uid}/update`, { association_code: 'B-2' });
    const stale = await correct(manager, uid, correction(), { 'if-match': `"${contract.version}"` });
    expect([stale.status, stale.body.data]).toMatchObject([412, { association_code: 'B-2', amount: '1180.00' }]);
  });

  it('to another store’s people like an unknown contract, and to the customer', async () => {
    const { uid } = await paidAtDealer(world, manager);
    const stranger = await staffAt(world, 'manager', []);
    const [foreign, unknown] = [await correct(stranger, uid), await correct(stranger, 'A'.repeat(22))];
    expect([foreign.status, foreign.body.message]).toEqual([404, unknown.body.message]);
    const { token } = await world.signIn(['user'], []);
    const path = `/manager/contracts/${uid}/payment`;
    expect((await world.call({ method: 'PATCH', path, token, body: correction() })).statusCode).toBe(403);
  });
});
