import { eq } from 'drizzle-orm';
import { jobs } from '../../../platform/db/schema';
import { contractWorld, newCustomer, signedAtDealer, staffAt, type World } from '../../contracts/testing';
import { withdrawalStatements } from '../tables/dealer-task.table';

jest.setTimeout(60_000);

const day = 86_400;
let world: World;
beforeEach(async () => {
  world = await contractWorld();
});
afterEach(() => world.close());

const waitUntil = (at: string) => world.wait((Date.parse(at) - world.clock.now().getTime()) / 1_000);

async function state(code: string, fullname = 'Nicolò D’Alò', email = 'altrove@example.com'): Promise<void> {
  const answer = await world.call({ method: 'POST', path: '/public/withdrawals', body: { fullname, code, email } });
  expect(answer.statusCode).toBe(202);
}

const statements = () => world.platform.db.read.select().from(withdrawalStatements);

async function receipts(): Promise<number> {
  let files = 0;
  for await (const _ of world.platform.storage.list('documents/')) files += 1;
  return files;
}

test('of a code that is nobody’s, or a draft’s, it is kept 24 months with its receipt', async () => {
  const draft = (await newCustomer(world)).uid;
  const { code } = (await world.call({ path: `/public/contracts/${draft}` })).json().data;
  await state('CC-2026-000999');
  await state(code, 'Un’altra persona');
  await world.wait(20 * day);
  await world.wait(30 * day);
  await waitUntil('2028-03-02T09:59:00Z');
  expect([(await statements()).length, await receipts()]).toEqual([2, 2]);
  await waitUntil('2028-03-03T10:00:00Z');
  expect([(await statements()).length, await receipts()]).toEqual([0, 0]);
  await world.wait(2 * day);
  const [job] = await world.platform.db.read.select().from(jobs).where(eq(jobs.name, 'erase-statements'));
  expect(job).toMatchObject({ last_error: null, last_result: { rows: 0 } });
});

test('of a signed contract it goes with the contract’s evidence', async () => {
  const { customer } = await signedAtDealer(world, await staffAt(world));
  const { code } = (await customer.get()).body.data;
  await state(code);
  await world.wait(16 * day);
  await waitUntil('2036-03-02T09:00:00Z');
  expect([(await statements()).length, await receipts()]).toEqual([1, 3]);
  await waitUntil('2036-03-03T10:00:00Z');
  expect([(await statements()).length, await receipts()]).toEqual([0, 0]);
});

test('a receipt that another statement shares stays with it', async () => {
  await state('CC-2026-000999');
  await state('CC-2026-000999');
  const [first] = await statements();
  await world.platform.db.read
    .update(withdrawalStatements)
    .set({ created_at: new Date('2026-06-01T10:00:00Z') })
    .where(eq(withdrawalStatements.id, first?.id ?? ''));
  await waitUntil('2028-03-03T10:00:00Z');
  expect([(await statements()).length, await receipts()]).toEqual([1, 1]);
  await waitUntil('2028-06-02T10:00:00Z');
  expect([(await statements()).length, await receipts()]).toEqual([0, 0]);
});
