import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { daysLeft, type IsoDate, startOfRomeDay, unpaidDays, unsignedDays } from 'shared-api/domain';
import { type Database, unscoped } from '../../../platform/db';
import { conditionOf } from '../../../platform/list/field';
import { contracts } from '../tables/contract.table';
import { type CopyChange, contractWorld, copyContract, newCustomer, type World } from '../testing';
import { daysLeftField, deletionDay } from './deletion-day';

let world: World;
let uid: string;
beforeAll(async () => {
  world = await contractWorld();
  ({ uid } = await newCustomer(world));
});
afterAll(() => world.close());

const minuteMs = 60_000;
const dayMinutes = 1_440;
/** The days on which the clocks go forward and back. */
const changes: readonly IsoDate[] = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'];
/** Around the terms, where a count can be too high by one, and around 0. */
const counts = [0, 1, 2, ...[-1, 0, 1, 2].flatMap((more) => [unpaidDays + more, unsignedDays + more])];
const operators = ['eq', 'gte', 'lte', 'neq'] as const;

const facts = fc.record({
  kind: fc.constantFrom('draft', 'signed', 'withdrawn'),
  // Most lie in the last hour before the day of the change, which summer time makes a calendar day longer.
  minutesBefore: fc.oneof({ weight: 3, arbitrary: fc.nat(70) }, fc.nat(25 * dayMinutes)),
});
const moments = fc.record({
  change: fc.constantFrom(...changes),
  begun: fc.array(facts, { minLength: 4, maxLength: 8 }),
  later: fc.oneof(fc.nat(120), fc.nat(22 * dayMinutes)),
});

function contractOf(kind: string, at: Date): CopyChange {
  if (kind === 'draft') return { created_at: at };
  const withdrawal = kind === 'withdrawn' ? { withdrawn_at: at, refund_due_at: at } : {};
  return { status: 'SIGNED', created_at: at, signed_at: at, ...withdrawal };
}

/** For each contract in the order of its deletion, what the filter makes of each count. */
async function filtered(db: Database, now: Date) {
  const field = daysLeftField(now);
  const yes = (condition: SQL | null) => sql`coalesce((${condition}), false)`;
  const asked = operators.flatMap((op) => counts.map((days) => yes(conditionOf(field, op, [String(days)]))));
  return unscoped(db.read, 'the test looks at what is there')
    .select({ row: contracts, answers: sql<boolean[]>`array[${sql.join(asked, sql`, `)}]` })
    .from(contracts)
    .orderBy(deletionDay);
}

/** The same by the days that a contract's page shows. */
function shown(days: number | null): boolean[] {
  const holds = { eq: days, gte: days, lte: days, neq: days };
  return operators.flatMap((op) =>
    counts.map((count) => {
      if (holds[op] === null || days === null) return op === 'neq';
      return { eq: days === count, gte: days >= count, lte: days <= count, neq: days !== count }[op];
    }),
  );
}

test('the days left that one filters by are those that are shown, in the hour of the clock change as well', async () => {
  const { db } = world.platform;
  await fc.assert(
    fc.asyncProperty(moments, async ({ change, begun, later }) => {
      const midnight = startOfRomeDay(change).getTime();
      const made = begun.map(({ kind, minutesBefore }) =>
        contractOf(kind, new Date(midnight - minutesBefore * minuteMs)),
      );
      await db.read.delete(contracts).where(sql`${contracts.contract_uid} <> ${uid}`);
      await copyContract(world, uid, made);
      const now = new Date(midnight - 70 * minuteMs + later * minuteMs);
      for (const { row, answers } of await filtered(db, now)) expect(answers).toEqual(shown(daysLeft(row, now)));
    }),
    { numRuns: 60 },
  );
}, 60_000);
