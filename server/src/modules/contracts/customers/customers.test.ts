import { eq, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { unscoped } from '../../../platform/db';
import { stores } from '../../../platform/db/schema';
import type { SignedIn } from '../../../platform/testing';
import { storeRow } from '../../stores/testing/store-rows';
import type { Contract } from '../contract.types';
import { contracts } from '../tables/contract.table';
import { contractWorld, copyContract, newCustomer, type World } from '../testing';

const day = 86_400_000;

let world: World;
let manager: SignedIn;
let foreignStore = '';
let original = '';
beforeAll(async () => {
  world = await contractWorld();
  const foreign = storeRow({ name: 'Altrui' }, world.clock.now());
  await world.platform.db.read.insert(stores).values(foreign);
  foreignStore = foreign.store_uid;
  manager = await world.signIn(['manager'], [world.storeUid]);
  original = (await newCustomer(world)).uid;
  await unscoped(world.platform.db.read, 'the test writes what it needs')
    .update(contracts)
    .set({ deleted_at: world.clock.now() })
    .where(eq(contracts.contract_uid, original));
});
afterAll(() => world.close());

const row = fc.record({
  firstname: fc.constantFrom('Ada', 'Nicolò'),
  lastname: fc.constantFrom('Rossi', 'D’Alò', ''),
  phone: fc.constantFrom('+393331234567', '+393331234568'),
  email: fc.constantFrom('ada@example.com', 'nicolo@example.com'),
  city: fc.constantFrom('Milano', 'Monza'),
  isForeign: fc.boolean(),
  isDeleted: fc.boolean(),
});

/** The people of a dealer's contracts as the list is to tell them. */
function peopleOf(rows: readonly Contract[]) {
  const own = rows
    .filter(({ store_uid, deleted_at, lastname }) => store_uid === world.storeUid && !deleted_at && lastname !== '')
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
  const personOf = ({ sort_key, phone, email }: Contract) => [sort_key, phone, email].join(' ');
  const latest = own.filter((one, place) => own.findIndex((other) => personOf(other) === personOf(one)) === place);
  return latest.map((one) => ({
    lastname: one.lastname,
    city: one.city,
    contracts_count: own.filter((other) => personOf(other) === personOf(one)).length,
    last_contract_at: one.created_at.toISOString(),
  }));
}

async function page(query: string) {
  const answer = await world.call({ path: `/manager/customers?${query}`, token: manager.token });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test('each person of a dealer’s contracts is told once, the latest first, with the address of their latest contract', async () => {
  const { read } = world.platform.db;
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 14 }), async (rows) => {
      await unscoped(read, 'the test writes what it needs')
        .delete(contracts)
        .where(ne(contracts.contract_uid, original));
      const made = await copyContract(
        world,
        original,
        rows.map(({ isForeign, isDeleted, ...change }, n) => ({
          ...change,
          store_uid: isForeign ? foreignStore : world.storeUid,
          deleted_at: isDeleted ? world.clock.now() : null,
          created_at: new Date(world.clock.now().getTime() - (n + 1) * day),
        })),
      );
      const people = peopleOf(made);
      const first = await page('per_page=3');
      expect(first.data).toMatchObject(people.slice(0, 3));
      expect(first.data).toHaveLength(Math.min(3, people.length));
      expect((await page('per_page=3&page=2')).data).toMatchObject(people.slice(3, 6));
      const behind = await page('per_page=3&page=9');
      expect([first.meta.total, behind.meta.total, behind.data]).toEqual([people.length, people.length, []]);
    }),
    { numRuns: 25 },
  );
});
