import { and, eq, isNull, like } from 'drizzle-orm';
import { unscoped } from '../../../platform/db';
import { notifications } from '../../../platform/db/schema';
import { inProcess, type Workers } from '../../../platform/workers';
import { contracts } from '../../contracts';
import {
  type Customer,
  contractWorld,
  newCustomer,
  paidAtDealer,
  type StaffSession,
  staffAt,
  type World,
} from '../../contracts/testing';
import { dealerTasks, withdrawalStatements } from '../tables/dealer-task.table';

/** Papers that are still to be made before any of them is given out. */
let awaited = 0;
let release: () => void = () => undefined;
let made: Promise<void> = Promise.resolve();

const atOnce = inProcess();
const workers: Workers = {
  ...atOnce,
  async run(task, input, transfer) {
    const paper = await atOnce.run(task, input, transfer);
    awaited -= 1;
    if (awaited <= 0) release();
    await made;
    return paper;
  },
};

/** Makes the next papers ready in the same instant, so that what follows them happens side by side. */
function together(papers: number): void {
  awaited = papers;
  made = new Promise((resolve) => {
    release = resolve;
  });
}

let world: World;
let admin: StaffSession;
beforeAll(async () => {
  world = await contractWorld({}, workers);
  admin = await staffAt(world, 'admin');
});
afterAll(() => world.close());

const day = 86_400;
let people = 0;

async function signed(): Promise<{ readonly customer: Customer; readonly code: string }> {
  people += 1;
  const change = { email: `cliente${people}@example.com`, phone: `+39333000000${people}` };
  const customer = await newCustomer(world, change);
  return { customer, code: (await customer.sign()).code };
}

async function state(code: string, fullname = 'Nicolò D’Alò', email = `altrove${people}@example.com`): Promise<void> {
  const body = { fullname, code, email };
  const answer = await world.call({ method: 'POST', path: '/public/withdrawals', body });
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([202, ['message']]);
}

async function signedAndStated(): Promise<Customer> {
  const { customer, code } = await signed();
  await state(code);
  return customer;
}

/** What the dealer still has to look at. */
async function waiting({ uid }: Customer) {
  const all = unscoped(world.platform.db.read, 'the test looks at what is there');
  const [found] = await all.select({ id: contracts.id }).from(contracts).where(eq(contracts.contract_uid, uid));
  const id = found?.id ?? '';
  const tasks = await all
    .select({ by: dealerTasks.done_by, kind: dealerTasks.kind, done: dealerTasks.done_at })
    .from(dealerTasks)
    .where(eq(dealerTasks.contract_id, id));
  const notices = await world.platform.db.read
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.contract_id, id),
        like(notifications.automatic_key, 'statement:%'),
        isNull(notifications.expire_at),
      ),
    );
  expect(tasks.map(({ kind }) => kind)).toEqual(['withdrawal_statement']);
  return { tasks: tasks.filter(({ done }) => done === null).length, notices: notices.length, by: tasks[0]?.by ?? null };
}

const open = { tasks: 1, notices: 1, by: null };

it('is one task and one notice, however many state it at the same time', async () => {
  const { customer, code } = await signed();
  together(3);
  await Promise.all([1, 2, 3].map((n) => state(code, 'Nicolò D’Alò', `insieme${n}@example.com`)));
  expect(await waiting(customer)).toEqual(open);
});

it('is answered when the customer withdraws from an unpaid contract', async () => {
  const customer = await signedAndStated();
  expect(await waiting(customer)).toEqual(open);
  const withdrawal_stated_at = world.clock.now().toISOString();
  expect((await customer.get()).body.data).toMatchObject({ view: 'full', withdrawal_stated_at });
  await customer.post('withdraw');
  expect((await customer.post('withdraw/confirm')).status).toBe(202);
  expect((await customer.get()).body.data).not.toHaveProperty('withdrawal_stated_at');
  expect(await waiting(customer)).toEqual({ tasks: 0, notices: 0, by: null });
});

it('is told to nobody who has the link alone', async () => {
  const customer = await signedAndStated();
  await world.wait(31 * 60);
  const { data } = (await customer.get()).body;
  expect(data.view).toBe('masked');
  expect(data).not.toHaveProperty('withdrawal_stated_at');
});

it('makes no work where the customer has withdrawn by the contract’s page before', async () => {
  const { customer, code } = await signed();
  await customer.post('withdraw');
  await customer.post('withdraw/confirm');
  await state(code);
  expect((await customer.get()).body.data).not.toHaveProperty('withdrawal_stated_at');
  const { read } = world.platform.db;
  const told = await read
    .select()
    .from(notifications)
    .where(like(notifications.title, `%${code}%`));
  expect(told.map(({ automatic_key }) => automatic_key?.split(':')[0])).toEqual(['new', 'withdrawn']);
  const receipts = (await world.inbox()).filter(
    ({ body, recipient }) => body.includes(code) && recipient.startsWith('altrove'),
  );
  expect(receipts).toHaveLength(1);
});

it('is answered when an operator removes the contract', async () => {
  const customer = await signedAndStated();
  const { status } = await admin.call('DELETE', `/contracts/${customer.uid}/delete`, { reason: 'Recesso dichiarato' });
  expect(status).toBe(204);
  expect(await waiting(customer)).toEqual({ tasks: 0, notices: 0, by: admin.uid });
});

it('is answered when the unpaid contract expires', async () => {
  const customer = await signedAndStated();
  await world.wait(14 * day);
  expect(await waiting(customer)).toEqual(open);
  await world.wait(2 * day);
  expect(await waiting(customer)).toEqual({ tasks: 0, notices: 0, by: null });
});

it('waits again when the contract comes back with a payment of before', async () => {
  const customer = await signedAndStated();
  const paid_at = world.clock.now().toISOString();
  await world.wait(16 * day);
  expect(await waiting(customer)).toEqual({ tasks: 0, notices: 0, by: null });
  const dealer = await staffAt(world);
  const payment = { amount: '1180.00', paid_at, reference: 'CRO 1', payment_method: 'bonifico' };
  expect((await dealer.call('POST', `/contracts/${customer.uid}/mark-as-payed`, payment)).status).toBe(202);
  expect(await waiting(customer)).toEqual(open);
});

it('is told to the dealer for thirty days, and waits for nothing, when the term to withdraw had ended', async () => {
  const dealer = await staffAt(world);
  const { uid: contractUid } = await paidAtDealer(world, dealer);
  const { read } = world.platform.db;
  const own = eq(contracts.contract_uid, contractUid);
  const contract = await unscoped(read, 'the test looks at what is there').select().from(contracts).where(own);
  const { id = '', code = '' } = contract[0] ?? {};
  const told = async () =>
    (await read.select().from(notifications).where(eq(notifications.contract_id, id))).filter(({ automatic_key }) =>
      automatic_key?.startsWith('statement:'),
    );
  await world.wait(15 * day);
  await state(code);
  const now = world.clock.now().getTime();
  expect(await told()).toMatchObject([
    { excerpt: expect.stringMatching(/^È arrivata dopo il termine/), expire_at: new Date(now + 30 * day * 1_000) },
  ]);
  const tasks = await unscoped(read, 'the test looks at what is there')
    .select()
    .from(dealerTasks)
    .where(eq(dealerTasks.contract_id, id));
  expect(tasks).toEqual([]);
  await state(code);
  expect(await told()).toHaveLength(2);
});

it('waits when it was stated after the contract expired, within the longer term to withdraw, and a payment of before came', async () => {
  const waitUntil = (at: string) => world.wait((Date.parse(at) - world.clock.now().getTime()) / 1_000);
  // The 14th day after is a Saturday, with Easter and its Monday behind it.
  await waitUntil('2027-03-13T10:00:00Z');
  const { customer, code } = await signed();
  await waitUntil('2027-03-30T08:00:00Z');
  const stated = world.clock.now();
  await state(code, 'Un’altra persona');
  await state(code);
  await state(code);
  expect(await waiting(customer)).toEqual({ tasks: 0, notices: 0, by: null });
  const kept = await world.platform.db.read.select().from(withdrawalStatements);
  expect(kept.filter(({ contract_id }) => contract_id === null)).toEqual([]);

  await waitUntil('2027-04-02T08:00:00Z');
  const dealer = await staffAt(world);
  const payment = {
    amount: '1180.00',
    paid_at: '2027-03-26T09:00:00Z',
    reference: 'CRO 2',
    payment_method: 'bonifico',
  };
  expect((await dealer.call('POST', `/contracts/${customer.uid}/mark-as-payed`, payment)).status).toBe(202);
  expect(await waiting(customer)).toEqual(open);
  const tasks = await unscoped(world.platform.db.read, 'the test looks at what is there').select().from(dealerTasks);
  expect(tasks.filter(({ created_at }) => created_at.getTime() === stated.getTime())).toHaveLength(1);
});
