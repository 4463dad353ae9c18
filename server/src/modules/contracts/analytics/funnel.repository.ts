import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type Analytics, funnelCounts } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { contractEvents, contracts, funnelEvents } from '../../../platform/db/schema';
import { contractsIn, type Scope } from '../../../platform/scope';
import type { Stretch } from './periods.rules';

interface FunnelRequest {
  readonly scope: Scope;
  readonly storeUid: string | undefined;
}

/**
 * How many came how far in a stretch of time. A visitor's steps are anonymous and belong to no store: they are counted
 * for the operator's whole, never for a manager or a single store, where the funnel is what was signed and paid.
 */
export async function funnelOf(
  db: Queries,
  { scope, storeUid }: FunnelRequest,
  stretch: Stretch,
): Promise<Analytics['funnel']> {
  const ofEverybody = scope.area === 'admin' && storeUid === undefined;
  const steps = ofEverybody ? await stepsIn(db, stretch) : [];
  const ends = await endsIn(db, { scope, storeUid }, stretch);
  const found = new Map<string, number>([...steps, ...ends].map(({ step, count }) => [step, count]));
  return funnelCounts
    .filter((step) => ofEverybody || step === 'signed' || step === 'paid')
    .map((step) => ({ step, count: found.get(step) ?? 0 }));
}

/** Visits, each counted once however often it came back to a step. */
function stepsIn(db: Queries, { from, until }: Stretch) {
  return db
    .select({ step: funnelEvents.step, count: sql<number>`count(distinct ${funnelEvents.session})::int` })
    .from(funnelEvents)
    .where(and(gte(funnelEvents.created_at, from), lt(funnelEvents.created_at, until)))
    .groupBy(funnelEvents.step);
}

function endsIn(db: Queries, { scope, storeUid }: FunnelRequest, { from, until }: Stretch) {
  return db
    .select({ step: contractEvents.type, count: sql<number>`count(distinct ${contractEvents.contract_id})::int` })
    .from(contractEvents)
    .innerJoin(contracts, eq(contracts.id, contractEvents.contract_id))
    .where(
      and(
        contractsIn(scope),
        isNull(contracts.deleted_at),
        storeUid === undefined ? undefined : eq(contracts.store_uid, storeUid),
        inArray(contractEvents.type, ['signed', 'paid']),
        gte(contractEvents.at, from),
        lt(contractEvents.at, until),
      ),
    )
    .groupBy(contractEvents.type);
}
