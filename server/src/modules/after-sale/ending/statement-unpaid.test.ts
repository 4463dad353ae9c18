import {
  contractWorld,
  type StaffSession,
  signedAtDealer,
  staffAt,
  stateWithdrawal,
  type World,
} from '../../contracts/testing';

/** Who has said that they withdraw owes nothing as far as anybody knows: nobody asks them for the money. */
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

async function signedAndStated() {
  const signed = await signedAtDealer(world, manager);
  await stateWithdrawal(world, signed.uid);
  return signed;
}

const reject = (staff: StaffSession, uid: string) =>
  staff.call('POST', `/contracts/${uid}/withdrawal-statement`, { outcome: 'rejected' });

const remindersOf = async (uid: string) =>
  (await world.inbox())
    .filter(({ contract_uid }) => contract_uid === uid)
    .filter(({ subject, body }) => /scade il|pag/i.test(subject ?? body))
    .map(({ channel }) => channel);

it('is reminded of no payment while the statement waits, and again once it was none of the customer’s', async () => {
  const { uid } = await signedAndStated();
  const before = await remindersOf(uid);
  for (const days of [8, 4]) await world.wait(days * day);
  expect(await remindersOf(uid)).toEqual(before);
  const dealer = await staffAt(world);
  expect((await reject(dealer, uid)).status).toBe(202);
  await world.wait(day);
  expect((await remindersOf(uid)).slice(before.length).toSorted()).toEqual(['email', 'sms']);
});

it('gets no link to choose how to pay, from the contract’s page or from a list', async () => {
  const { uid } = await signedAndStated();
  await world.wait(60);
  const status = ['C’è una dichiarazione di recesso da controllare: finché è aperta non si chiede di pagare.'];
  const sent = (await world.inbox()).length;
  const alone = await manager.call('POST', `/contracts/${uid}/resend-sms`);
  expect([alone.status, alone.body.errors]).toEqual([422, { status }]);
  const many = await manager.call('POST', '/contracts/bulk', { action: 'resend-sms', uids: [uid] });
  expect(many.body.data).toEqual([{ uid, status: 422, message: status[0] }]);
  expect(await world.inbox()).toHaveLength(sent);
  expect((await reject(manager, uid)).status).toBe(202);
  expect((await manager.call('POST', `/contracts/${uid}/resend-sms`)).status).toBe(202);
});

it('has no day to pay in its calendar', async () => {
  const { uid } = await signedAndStated();
  const calendar = async () => {
    const { payload } = await world.call({ path: `/manager/contracts/${uid}/calendar.ics`, token: manager.token });
    return payload.match(/(?<=SUMMARY:)Ultimo giorno per \w+/g);
  };
  expect(await calendar()).toEqual(['Ultimo giorno per recedere']);
  await reject(manager, uid);
  expect(await calendar()).toEqual(['Ultimo giorno per pagare', 'Ultimo giorno per recedere']);
});

it('may be recorded as paid all the same: the money may have come before', async () => {
  const { uid } = await signedAndStated();
  const payment = {
    amount: '1180.00',
    paid_at: world.clock.now().toISOString(),
    reference: 'CRO 1',
    payment_method: 'bonifico',
  };
  const paid = await manager.call('POST', `/contracts/${uid}/mark-as-payed`, payment);
  expect([paid.status, paid.body.data.status]).toEqual([202, 'PAID']);
  expect(paid.body.data).toHaveProperty('withdrawal_stated_at');
});
