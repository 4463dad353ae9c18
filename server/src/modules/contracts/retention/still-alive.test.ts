import { and, eq } from 'drizzle-orm';
import { unscoped } from '../../../platform/db';
import { contracts } from '../tables/contract.table';
import { copyContract } from '../testing/copies';
import { newCustomer } from '../testing/customer';
import { contractWorld, type World } from '../testing/world';
import { lifeEndsAt } from './kept-until';
import { isStillAlive } from './still-alive';

const paid = {
  status: 'PAID',
  paid_at: new Date('2026-03-02T09:00:00Z'),
  amount_cents: 118_000,
  payment_method: 'bonifico',
} as const;

let world: World;
let uid: string;
beforeAll(async () => {
  world = await contractWorld();
  ({ uid } = await newCustomer(world));
});
afterAll(() => world.close());

test.each([
  ['2026-03-02T09:00:00Z', 36],
  ['2028-02-29T09:00:00Z', 36],
  ['2028-02-29T09:00:00Z', 48],
  ['2026-08-31T09:00:00Z', 18],
  ['2026-03-31T09:00:00Z', 1],
  // In Rome on the first of April.
  ['2026-03-31T22:30:00Z', 1],
])(
  'a cover from %s on, of %d months, is alive in the database to the very end that the rule gives it',
  async (signed, months) => {
    const cover = { ...paid, signed_at: new Date(signed), mantenance_duration: months };
    for (const made of await copyContract(world, uid, [cover])) {
      const end = Number(lifeEndsAt(made));
      const livesAt = (ms: number) =>
        unscoped(world.platform.db.read, 'the test looks at what is there')
          .select({ id: contracts.id })
          .from(contracts)
          .where(and(eq(contracts.id, made.id), isStillAlive(new Date(ms))));
      expect([await livesAt(end - 1), await livesAt(end)]).toEqual([[{ id: made.id }], []]);
    }
  },
);
