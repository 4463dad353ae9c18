import { and, eq, gte, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { funnelSteps } from 'shared-api/contracts';
import type { Analytics } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { inScope, type Scope } from '../../../scope';
import { contracts } from '../../contracts';
import { funnelEvents } from '../../telemetry';
import type { Stretch } from './periods.rules';

interface Chosen {
  readonly scope: Scope;
  readonly storeUid: string | undefined;
}

/**
 * How many visitors came how far in a stretch of time: visits, then what was signed on line, and what of that is paid by
 * now, so that both numbers are their list's total. The visits' steps are anonymous and belong to no store: they are
 * counted for the operator's whole, never for a manager or a single store, where the funnel is what was signed and paid.
 */
export async function funnelOf(
  db: Queries,
  { scope, storeUid }: Chosen,
  stretch: Stretch,
): Promise<Analytics['funnel']> {
  const ofEverybody = scope.area === 'admin' && storeUid === undefined;
  const visits = ofEverybody ? await visitsIn(db, stretch) : [];
  const ends = await endsIn(db, { scope, storeUid }, stretch, eq(contracts.source, 'online'));
  return [...visits, { step: 'signed', count: ends.signed }, { step: 'paid', count: ends.paid }];
}

/** What was made and what was signed without a visit, and what of that is paid: by dealers, and by customers in their account. */
export async function deskOf(db: Queries, chosen: Chosen, { from, until }: Stretch): Promise<Analytics['desk']> {
  const atDesk = ne(contracts.source, 'online');
  const [made] = await inScope(db, chosen.scope).contracts(
    { count: sql<number>`count(*)::int` },
    and(inChosen(chosen), atDesk, gte(contracts.created_at, from), lt(contracts.created_at, until)),
  );
  return { created: made?.count ?? 0, ...(await endsIn(db, chosen, { from, until }, atDesk)) };
}

function inChosen({ storeUid }: Chosen): SQL | undefined {
  return storeUid === undefined ? undefined : eq(contracts.store_uid, storeUid);
}

/**
 * Visits, each counted once however often it came back to a step. Who came to a step has passed those before it, even
 * where that was not seen (a reload): no step counts less than a later one of the visits. A contract tells of no visit:
 * one may be signed in a stretch of which none was recorded.
 */
async function visitsIn(db: Queries, { from, until }: Stretch): Promise<Analytics['funnel']> {
  const rows = await db
    .select({ step: funnelEvents.step, count: sql<number>`count(distinct ${funnelEvents.session})::int` })
    .from(funnelEvents)
    .where(and(gte(funnelEvents.created_at, from), lt(funnelEvents.created_at, until)))
    .groupBy(funnelEvents.step);
  const found = new Map(rows.map(({ step, count }) => [step, count]));
  return funnelSteps.map((step, place) => ({
    step,
    count: Math.max(...funnelSteps.slice(place).map((later) => found.get(later) ?? 0)),
  }));
}

/** What was signed in a stretch and stands, and how much of it is paid by now and not withdrawn from. */
async function endsIn(db: Queries, chosen: Chosen, { from, until }: Stretch, source: SQL) {
  const [found] = await inScope(db, chosen.scope).contracts(
    {
      signed: sql<number>`count(*)::int`,
      paid: sql<number>`(count(*) filter (where ${contracts.status} = 'PAID' and ${contracts.withdrawn_at} is null))::int`,
    },
    and(
      inChosen(chosen),
      source,
      isNull(contracts.deleted_at),
      gte(contracts.signed_at, from),
      lt(contracts.signed_at, until),
    ),
  );
  return found ?? { signed: 0, paid: 0 };
}
