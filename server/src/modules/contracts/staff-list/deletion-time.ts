import { type SQL, sql } from 'drizzle-orm';
import { addRomeDays, endOfRomeDay, romeDate, startOfRomeDay, unpaidDays, unsignedDays } from 'shared-api/domain';
import type { Field } from '../../../platform/list';
import { contracts } from '../tables/contract.table';

const hours = (days: number) => sql.raw(`interval '${days * 24} hours'`);

/**
 * When a contract deletes itself, as `deletionAt` of shared-api says it, for lists to filter and order by. In UTC without
 * a zone: only so does the sum depend on no setting, and an index can hold it.
 */
export const deletionTime: SQL<string | null> = sql`case
  when ${contracts.status} in ('DRAFT', 'AVAIABLE', 'PENDING')
    then (${contracts.created_at} at time zone 'UTC') + ${hours(unsignedDays)}
  when ${contracts.status} in ('SIGNED', 'FILLED') and ${contracts.withdrawn_at} is null
    then (${contracts.signed_at} at time zone 'UTC') + ${hours(unpaidDays)}
end`;

/** The days left until then, counted in whole days of Europe/Rome, never below 0, as `daysLeft` does. */
export function daysLeftField(now: Date): Field {
  const today = romeDate(now);
  const inUtc = (at: Date) => sql`${at.toISOString().replace('Z', '')}::timestamp`;
  const begin = (days: number) => inUtc(startOfRomeDay(addRomeDays(today, days)));
  const end = (days: number) => inUtc(endOfRomeDay(addRomeDays(today, days)));
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
