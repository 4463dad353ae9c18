import { and, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { romeDate, romeZone } from 'shared-api/domain';
import { contracts } from '../tables/contract.table';

/** What `lifeEndsAt` says of a contract that is not deleted, as a part of another statement: its life has not ended. */
export function isStillAlive(now: Date): SQL | undefined {
  const signed = sql`(${contracts.signed_at} at time zone ${romeZone})::date`;
  const then = sql`(${signed} + make_interval(months => ${contracts.mantenance_duration}))::date`;
  // As `lastDayOfCover`: the day before, unless the month has no such day.
  const lastDay = sql`${then} - (extract(day from ${then}) = extract(day from ${signed}))::int`;
  return or(
    and(isNotNull(contracts.refund_due_at), isNull(contracts.refunded_at)),
    and(
      isNull(contracts.withdrawn_at),
      or(ne(contracts.status, 'PAID'), isNull(contracts.signed_at), sql`${lastDay} >= ${romeDate(now)}::date`),
    ),
  );
}
