import { type SQL, sql } from 'drizzle-orm';
import { addRomeDays, romeDate, romeZone, unpaidDays, unsignedDays } from 'shared-api/domain';
import type { Field } from '../../../platform/list';
import { contracts } from '../tables/contract.table';

const zone = sql.raw(`'${romeZone}'`);

/**
 * The last day of a contract that will delete itself, as `deletionAt` of shared-api says it, for lists to filter and order
 * by. The zone is written out: only so does the day depend on no setting, and an index can hold it.
 */
export const deletionDay: SQL<string | null> = sql`case
  when ${contracts.status} in ('DRAFT', 'AVAIABLE', 'PENDING')
    then (${contracts.created_at} at time zone ${zone})::date + ${sql.raw(String(unsignedDays))}
  when ${contracts.status} in ('SIGNED', 'FILLED') and ${contracts.withdrawn_at} is null
    then (${contracts.signed_at} at time zone ${zone})::date + ${sql.raw(String(unpaidDays))}
end`;

/** No term is as long: more days than these name no day that a calendar has. */
const farthest = 9_999;

/** Only what is not paid has such a day. Few contracts are so, as an index of theirs knows, and nothing says of the day. */
const mayEnd: SQL = sql`${contracts.status} in ('DRAFT', 'AVAIABLE', 'PENDING', 'SIGNED', 'FILLED')`;

/** It will delete itself. */
const hasEnd: SQL = sql`(${mayEnd} and ${deletionDay} is not null)`;

/** The days left until then as `daysLeft` counts them: in whole days of Europe/Rome, never below 0. */
export function daysLeftField(now: Date): Field {
  const today = romeDate(now);
  const day = (days: number) => sql`${addRomeDays(today, Math.min(days, farthest))}::date`;
  const atLeast = (days: number) => (days === 0 ? hasEnd : sql`(${mayEnd} and ${deletionDay} >= ${day(days)})`);
  const atMost = (days: number) => sql`(${mayEnd} and ${deletionDay} <= ${day(days)})`;
  const whole = (compare: (days: number) => SQL) => (value: string) =>
    /^\d{1,12}$/.test(value) ? compare(Number(value)) : null;
  return {
    equals: whole((days) => sql`(${atLeast(days)} and ${atMost(days)})`),
    atLeast: whole(atLeast),
    atMost: whole(atMost),
    missing: sql`${deletionDay} is null`,
  };
}
