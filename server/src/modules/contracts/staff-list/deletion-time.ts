import { type SQL, sql } from 'drizzle-orm';
import { addRomeDays, endOfRomeDay, romeDate, startOfRomeDay, unpaidDays, unsignedDays } from 'shared-api/domain';
import { contracts } from '../../../platform/db/schema';
import type { Field } from '../../../platform/list';

const hours = (days: number) => sql.raw(`interval '${days * 24} hours'`);

/** When a contract deletes itself, as `deletionAt` of shared-api says it, for lists to filter and order by. */
export const deletionTime: SQL<Date | null> = sql`case
  when ${contracts.status} in ('DRAFT', 'AVAIABLE', 'PENDING') then ${contracts.created_at} + ${hours(unsignedDays)}
  when ${contracts.status} in ('SIGNED', 'FILLED') and ${contracts.withdrawn_at} is null
    then ${contracts.signed_at} + ${hours(unpaidDays)}
end`;

/** The days left until then, counted as `daysLeft` does: whole days of Europe/Rome, never below 0. */
export function daysLeftField(now: Date): Field {
  const today = romeDate(now);
  const begin = (days: number) => sql`${startOfRomeDay(addRomeDays(today, days)).toISOString()}::timestamptz`;
  const end = (days: number) => sql`${endOfRomeDay(addRomeDays(today, days)).toISOString()}::timestamptz`;
  const atLeast = (days: number) =>
    days === 0 ? sql`${deletionTime} is not null` : sql`${deletionTime} >= ${begin(days)}`;
  const atMost = (days: number) => sql`${deletionTime} < ${end(days)}`;
  const whole = (compare: (days: number) => SQL) => (value: string) =>
    /^\d{1,4}$/.test(value) ? compare(Number(value)) : null;
  return {
    equals: whole((days) => sql`(${atLeast(days)} and ${atMost(days)})`),
    atLeast: whole(atLeast),
    atMost: whole(atMost),
    missing: sql`${deletionTime} is null`,
  };
}
