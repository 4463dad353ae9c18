import { eq, inArray, sql } from 'drizzle-orm';
import { unscoped } from '../../../platform/db';
import { inProcess, type Workers } from '../../../platform/workers';
import { contracts } from '../../contracts';
import { contractWorld, copyContract, newCustomer, type World } from '../../contracts/testing';

let world: World;
/** What happens while the next paper is being made. */
let meanwhile: (() => PromiseLike<unknown>) | undefined;

const atOnce = inProcess();
const workers: Workers = {
  ...atOnce,
  async run(task, input, transfer) {
    const made = await atOnce.run(task, input, transfer);
    const happens = meanwhile;
    meanwhile = undefined;
    await happens?.();
    return made;
  },
};

beforeAll(async () => {
  world = await contractWorld({}, workers);
});
afterAll(() => world.close());

const statusOf = async (ids: readonly string[]) => {
  const rows = await unscoped(world.platform.db.read, 'the test looks at what is there')
    .select({ status: contracts.status })
    .from(contracts)
    .where(inArray(contracts.id, [...ids]));
  return rows.map(({ status }) => status);
};

it('twenty that no font can print keep nobody else from a scheda, and are tried again later', async () => {
  const customer = await newCustomer(world);
  await customer.sign();
  const at = (minute: number) => new Date(world.clock.now().getTime() + minute * 1_000);
  const unprintable = Array.from({ length: 20 }, (_, n) => ({ updated_at: at(n), lastname: '漢字' }));
  const made = await copyContract(
    world,
    customer.uid,
    [...unprintable, { updated_at: at(30) }].map((change) => ({ ...change, payment_method: 'concessionaria' })),
  );
  const ids = made.map(({ id }) => id);
  await world.wait(120);
  expect(new Set(await statusOf(ids))).toEqual(new Set(['SIGNED']));
  await world.wait(60);
  expect(await statusOf(ids.slice(20))).toEqual(['FILLED']);

  const [first = ''] = ids;
  const { read } = world.platform.db;
  await read.update(contracts).set({ lastname: 'Rossi' }).where(eq(contracts.id, first));
  await world.wait(60);
  expect(await statusOf([first])).toEqual(['FILLED']);
});

it('one that changes while its scheda is being made keeps nobody else from theirs', async () => {
  const customer = await newCustomer(world);
  await customer.sign();
  const now = world.clock.now();
  const made = await copyContract(
    world,
    customer.uid,
    [0, 1].map((second) => ({
      updated_at: new Date(now.getTime() + second * 1_000),
      payment_method: 'concessionaria' as const,
    })),
  );
  const ids = made.map(({ id }) => id);
  const [first = ''] = ids;
  meanwhile = () =>
    world.platform.db.read
      .update(contracts)
      .set({ version: sql`${contracts.version} + 1` })
      .where(eq(contracts.id, first));
  await world.wait(120);
  expect(await statusOf(ids.slice(1))).toEqual(['FILLED']);
  expect(await statusOf([first])).toEqual(['SIGNED']);
  await world.wait(120);
  expect(await statusOf([first])).toEqual(['FILLED']);
});
