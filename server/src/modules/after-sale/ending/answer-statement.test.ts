import { eq } from 'drizzle-orm';
import { refundDueAt } from 'shared-api/domain';
import { auditLog } from '../../../platform/db/schema';
import { formatLongDate, formatLongDateTime } from '../../../platform/i18n';
import {
  type Customer,
  contractWorld,
  paidAtDealer,
  type StaffSession,
  signedAtDealer,
  staffAt,
  stateWithdrawal,
  type World,
} from '../../contracts/testing';

let world: World;
let manager: StaffSession;
beforeAll(async () => {
  world = await contractWorld();
});
beforeEach(async () => {
  manager = await staffAt(world);
});
afterAll(() => world.close());

const day = 86_400;

const state = (uid: string, email?: string) => stateWithdrawal(world, uid, email);
const answer = (staff: StaffSession, uid: string, outcome: string) =>
  staff.call('POST', `/contracts/${uid}/withdrawal-statement`, { outcome });
const seenBy = async (customer: Customer) => (await customer.get()).body.data;

it('is written down by the dealer as the withdrawal that it is, in time when it was stated in time', async () => {
  const { uid } = await paidAtDealer(world, manager);
  const code = await state(uid);
  const stated = world.clock.now();
  await world.wait(20 * day);
  const dealer = await staffAt(world);
  expect((await dealer.call('GET', `/contracts/${uid}`)).body.data).toMatchObject({
    withdrawal_stated_at: stated.toISOString(),
  });

  const { status, body } = await answer(dealer, uid, 'accepted');
  expect([status, body.message]).toEqual([202, 'Recesso registrato: il cliente riceve la ricevuta per e-mail.']);
  expect(body.data).toMatchObject({
    status: 'PAID',
    withdrawn_at: world.clock.now().toISOString(),
    refund_due_at: refundDueAt(stated).toISOString(),
  });
  expect(body.data).not.toHaveProperty('withdrawal_stated_at');
  const documents = Object.values((await dealer.call('GET', `/contracts/${uid}/documents`)).body.data);
  expect(documents.map((document) => Object(document).kind)).toContain('recesso');
  const letters = (await world.inbox()).filter(({ contract_uid }) => contract_uid === uid);
  expect(
    letters.filter(({ attachments }) => attachments.some(({ name }) => name === `${code}-recesso.pdf`)),
  ).toHaveLength(2);
  expect(letters.map(({ body: letter }) => letter)).toContainEqual(
    expect.stringContaining(`il ${formatLongDateTime(stated)} hai dichiarato di recedere`),
  );
  const admin = await staffAt(world, 'admin');
  expect((await admin.call('GET', `/contracts/${uid}/verify`)).body.data).toMatchObject({ valid: true, faults: [] });
  const audit = await world.platform.db.read.select().from(auditLog).where(eq(auditLog.actor_uid, dealer.uid));
  expect(audit.map(({ action }) => action)).toContain('contracts.statement-accepted');
  expect((await answer(dealer, uid, 'accepted')).body.errors).toHaveProperty('status');
});

it('that is none of the customer’s is closed, and the contract goes on', async () => {
  const { uid, customer } = await signedAtDealer(world, manager);
  await state(uid);
  expect(await seenBy(customer)).toHaveProperty('withdrawal_stated_at');
  const { status, body } = await answer(manager, uid, 'rejected');
  expect([status, body.data.withdrawn_at]).toEqual([202, null]);
  expect(await seenBy(customer)).not.toHaveProperty('withdrawal_stated_at');
  const told = await world.call({ path: '/account/notifications', token: manager.token });
  expect(JSON.stringify(told.json())).not.toContain('Dichiarazione di recesso');
  expect((await answer(manager, uid, 'rejected')).body.errors).toEqual({
    status: ['Non c’è nessuna dichiarazione di recesso da controllare.'],
  });
});

describe('the outcome', () => {
  const lettersTo = async (uid: string, address: string) =>
    (await world.inbox())
      .filter(({ contract_uid, recipient }) => contract_uid === uid && recipient === address)
      .map(({ subject, body, attachments }) => ({ subject, body, attachments: attachments.length }));

  it('is told to the address that it was stated from, with nothing but what was stated there', async () => {
    const { uid, contract } = await paidAtDealer(world, manager);
    const code = await state(uid, 'nuova@example.com');
    expect((await answer(manager, uid, 'accepted')).status).toBe(202);
    const [receipt, outcome, ...more] = await lettersTo(uid, 'nuova@example.com');
    expect([receipt?.attachments, more]).toEqual([1, []]);
    expect(outcome).toMatchObject({ subject: `Recesso registrato: contratto ${code}`, attachments: 0 });
    expect(outcome?.body).toContain(`il ${formatLongDateTime(world.clock.now())} abbiamo ricevuto da questo indirizzo`);
    for (const known of [contract.firstname, contract.lastname, contract.car_model ?? '', '1.180', contract.store.name])
      expect(outcome?.body).not.toContain(known);
    expect(await lettersTo(uid, contract.email)).toContainEqual(
      expect.objectContaining({ subject: `Ricevuta del recesso dal contratto ${code}`, attachments: 1 }),
    );
  });

  it('comes with the receipt alone where that goes to the same address', async () => {
    const { uid, contract } = await paidAtDealer(world, manager);
    await state(uid, contract.email.toUpperCase());
    const before = (await lettersTo(uid, contract.email)).length;
    expect((await answer(manager, uid, 'accepted')).status).toBe(202);
    expect(await lettersTo(uid, contract.email)).toHaveLength(before + 1);
  });

  it('is told to none of several addresses: nobody knows which of them staff took for the customer’s', async () => {
    const { uid } = await signedAtDealer(world, manager);
    const addresses = ['prima@example.com', 'seconda@example.com'];
    for (const address of addresses) await state(uid, address);
    expect((await answer(manager, uid, 'accepted')).status).toBe(202);
    for (const address of addresses) expect(await lettersTo(uid, address)).toHaveLength(1);
  });

  it('is told to everybody who stated one that was closed, with nothing but what was stated there', async () => {
    const { uid, contract } = await paidAtDealer(world, manager);
    const code = await state(uid, 'terza@example.com');
    const stated = world.clock.now();
    await world.wait(60);
    await state(uid, contract.email);
    expect((await answer(manager, uid, 'rejected')).status).toBe(202);
    const [, closed, ...more] = await lettersTo(uid, 'terza@example.com');
    expect([closed?.subject, closed?.attachments, more]).toEqual([`Recesso non registrato: contratto ${code}`, 0, []]);
    expect(closed?.body).toContain(`il ${formatLongDateTime(stated)} abbiamo ricevuto da questo indirizzo`);
    for (const known of [contract.firstname, contract.lastname, contract.car_model ?? '', '1.180', contract.store.name])
      expect(closed?.body).not.toContain(known);
    expect(await lettersTo(uid, contract.email)).toContainEqual(expect.objectContaining({ subject: closed?.subject }));
  });

  it('of a closed one is not told again with the next', async () => {
    const { uid } = await signedAtDealer(world, manager);
    await state(uid, 'quarta@example.com');
    expect((await answer(manager, uid, 'rejected')).status).toBe(202);
    await world.wait(60);
    await state(uid, 'quinta@example.com');
    expect((await answer(manager, uid, 'rejected')).status).toBe(202);
    expect(await lettersTo(uid, 'quarta@example.com')).toHaveLength(2);
    expect(await lettersTo(uid, 'quinta@example.com')).toHaveLength(2);
  });
});

it('is answered by its own dealer or the operator', async () => {
  const { uid } = await signedAtDealer(world, manager);
  await state(uid);
  const stranger = await staffAt(world, 'manager', []);
  expect((await answer(stranger, uid, 'accepted')).status).toBe(404);
  const admin = await staffAt(world, 'admin');
  expect((await answer(admin, uid, 'altro')).status).toBe(422);
  expect((await answer(admin, uid, 'accepted')).body.data.withdrawn_at).toBe(world.clock.now().toISOString());
});

it('may have been followed by the refund before anybody wrote it down, but not the other way round', async () => {
  const { uid } = await paidAtDealer(world, manager);
  await world.wait(day);
  await state(uid);
  const stated = world.clock.now().getTime();
  await world.wait(5 * day);
  const dealer = await staffAt(world);
  expect((await answer(dealer, uid, 'accepted')).status).toBe(202);
  const refund = (days: number) => {
    const refunded_at = new Date(stated + days * day * 1_000).toISOString();
    const body = { amount: '1180.00', refunded_at, reference: 'CRO 456' };
    return dealer.call('POST', `/contracts/${uid}/mark-as-refunded`, body);
  };
  expect((await refund(-1)).body.errors).toEqual({
    refunded_at: [`Il recesso è del ${formatLongDate(new Date(stated))}: il rimborso non può essere di prima.`],
  });
  expect((await refund(2)).status).toBe(202);
});
