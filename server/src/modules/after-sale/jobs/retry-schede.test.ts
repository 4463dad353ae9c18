import { eq, inArray } from 'drizzle-orm';
import { unscoped } from '../../../platform/db';
import { contracts } from '../../contracts';
import { contractWorld, copyContract, newCustomer, type World } from '../../contracts/testing';

let world: World;

beforeAll(async () => {
  world = await contractWorld();
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
