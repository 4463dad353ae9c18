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

describe('when the contract is deleted before anybody looked', () => {
  const lettersOf = async (uid: string, sent: number) =>
    (await world.inbox())
      .slice(sent)
      .filter(({ contract_uid, channel }) => contract_uid === uid && channel === 'email')
      .map(({ recipient, body }) => ({ recipient, body }));

  // A mailbox takes three statements an hour.
  beforeEach(async () => {
    await world.wait(3_600);
    manager = await staffAt(world);
  });

  it('unpaid, both addresses hear that the withdrawal needs nothing more', async () => {
    const { uid } = await signedAndStated();
    await world.wait(14 * day);
    const sent = (await world.inbox()).length;
    await world.wait(3 * day);
    const letters = await lettersOf(uid, sent);
    expect(letters).toHaveLength(2);
    expect(letters[0]?.body).toMatch(/una dichiarazione di recesso: il contratto è finito comunque, e per il recesso/);
    expect(letters[0]?.body).not.toContain('Se invece lo vuoi ancora');
    expect(letters[1]).toEqual({
      recipient: 'altrove@example.com',
      body: expect.stringMatching(/non c’è nulla da pagare e per il recesso non serve altro\.\n\nSolo se risulta/),
    });
  });

  it('unpaid, a contract of which nobody stated a withdrawal hears nothing of one', async () => {
    const { uid } = await signedAtDealer(world, manager);
    await world.wait(14 * day);
    const sent = (await world.inbox()).length;
    await world.wait(3 * day);
    const letters = await lettersOf(uid, sent);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.body).toContain('il contratto torna valido.\n\nSe invece lo vuoi ancora');
    expect(letters[0]?.body).not.toContain('recesso');
  });

  it('by the operator, whoever stated it hears it too', async () => {
    const { uid } = await signedAndStated();
    const admin = await staffAt(world, 'admin');
    const sent = (await world.inbox()).length;
    const removed = await admin.call('DELETE', `/contracts/${uid}/delete`, { reason: 'Recesso dichiarato' });
    expect(removed.status).toBe(204);
    await world.wait(60);
    expect((await lettersOf(uid, sent)).find(({ recipient }) => recipient === 'altrove@example.com')?.body).toMatch(
      /per il recesso non serve altro\.\n\nCarCare/,
    );
  });
});
