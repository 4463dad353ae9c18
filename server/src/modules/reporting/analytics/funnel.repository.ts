import { and, eq, gte, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { type Analytics, funnelCounts } from 'shared-api/entities';
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
 * now, so that both numbers are their list's total. The visits' steps are anonymous and belong to no store: they are counted for the operator's whole, never for a manager or a
 * single store, where the funnel is what was signed and paid. Who came to a step has passed those before it, even where
 * a visit was not seen (another browser, a reload): no step counts less than a later one.
 */
export async function funnelOf(
  db: Queries,
  { scope, storeUid }: Chosen,
  stretch: Stretch,
): Promise<Analytics['funnel']> {
  const ofEverybody = scope.area === 'admin' && storeUid === undefined;
  const steps = ofEverybody ? await stepsIn(db, stretch) : [];
  const ends = await endsIn(db, { scope, storeUid }, stretch, eq(contracts.source, 'online'));
  const found = new Map<string, number>([
    ...steps.map(({ step, count }) => [step, count] as const),
    ['signed', ends.signed],
    ['paid', ends.paid],
  ]);
  const shown = funnelCounts.filter((step) => ofEverybody || step === 'signed' || step === 'paid');
  return shown.map((step, place) => ({
    step,
    count: Math.max(...shown.slice(place).map((later) => found.get(later) ?? 0)),
  }));
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

/** Visits, each counted once however often it came back to a step. */
function stepsIn(db: Queries, { from, until }: Stretch) {
  return db
    .select({ step: funnelEvents.step, count: sql<number>`count(distinct ${funnelEvents.session})::int` })
    .from(funnelEvents)
    .where(and(gte(funnelEvents.created_at, from), lt(funnelEvents.created_at, until)))
    .groupBy(funnelEvents.step);
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
