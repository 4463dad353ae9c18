import { and, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { romeDate, romeZone } from 'shared-api/domain';
import { contracts } from '../tables/contract.table';

/** What `lifeEndsAt` says of a contract that is not deleted, as a part of another statement: its life has not ended. */
export function isStillAlive(now: Date): SQL | undefined {
  const afterCover = sql`(${contracts.signed_at} at time zone ${romeZone})::date
    + make_interval(months => ${contracts.mantenance_duration})`;
  return or(
    and(isNotNull(contracts.refund_due_at), isNull(contracts.refunded_at)),
    and(
      isNull(contracts.withdrawn_at),
      or(ne(contracts.status, 'PAID'), isNull(contracts.signed_at), sql`${afterCover} > ${romeDate(now)}::date`),
    ),
  );
}
