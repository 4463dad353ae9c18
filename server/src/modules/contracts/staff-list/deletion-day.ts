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

/** It will delete itself. */
const hasEnd: SQL = sql`${deletionTime} is not null`;

/**
 * The days left until then as `daysLeft` counts them: in whole days of Europe/Rome, never below 0, and never more than the
 * term has. Lists order by the moment itself: in the one hour in which a term is a calendar day too long, a signed contract
 * may stand behind an unsigned one with a day more.
 */
export function daysLeftField(now: Date): Field {
  const today = romeDate(now);
  const inUtc = (at: Date) => sql`${at.toISOString().replace('Z', '')}::timestamp`;
  const begin = (days: number) => inUtc(startOfRomeDay(addRomeDays(today, days)));
  const end = (days: number) => inUtc(endOfRomeDay(addRomeDays(today, days)));
  const atLeast = (days: number) => {
    if (days === 0) return hasEnd;
    if (days > unsignedDays) return sql`false`;
    const lies = sql`${deletionTime} >= ${begin(days)}`;
    return days > unpaidDays ? sql`(${lies} and ${contracts.signed_at} is null)` : lies;
  };
  const atMost = (days: number) => {
    if (days >= unsignedDays) return hasEnd;
    const lies = sql`${deletionTime} < ${end(days)}`;
    return days >= unpaidDays ? sql`(${lies} or ${hasEnd} and ${contracts.signed_at} is not null)` : lies;
  };
  const whole = (compare: (days: number) => SQL) => (value: string) =>
    /^\d{1,12}$/.test(value) ? compare(Number(value)) : null;
  return {
    equals: whole((days) => sql`(${atLeast(days)} and ${atMost(days)})`),
    atLeast: whole(atLeast),
    atMost: whole(atMost),
    missing: sql`${deletionTime} is null`,
  };
}
