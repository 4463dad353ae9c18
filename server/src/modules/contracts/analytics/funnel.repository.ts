import { and, eq, gte, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { type Analytics, funnelCounts } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { contractEvents, contracts, funnelEvents } from '../../../platform/db/schema';
import { contractsIn, type Scope } from '../../../platform/scope';
import type { Stretch } from './periods.rules';

interface Chosen {
  readonly scope: Scope;
  readonly storeUid: string | undefined;
}

/**
 * How many visitors came how far in a stretch of time: visits, then what was made on line, signed and paid. The visits'
 * steps are anonymous and belong to no store: they are counted for the operator's whole, never for a manager or a
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
  const found = new Map<string, number>([...steps, ...ends].map(({ step, count }) => [step, count]));
  const shown = funnelCounts.filter((step) => ofEverybody || step === 'signed' || step === 'paid');
  return shown.map((step, place) => ({
    step,
    count: Math.max(...shown.slice(place).map((later) => found.get(later) ?? 0)),
  }));
}

/** What was made, signed and paid without a visit: by dealers, and by customers in their account. */
export async function deskOf(db: Queries, chosen: Chosen, { from, until }: Stretch): Promise<Analytics['desk']> {
  const atDesk = ne(contracts.source, 'online');
  const [made] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(contracts)
    .where(and(inChosen(chosen), atDesk, gte(contracts.created_at, from), lt(contracts.created_at, until)));
  const ends = await endsIn(db, chosen, { from, until }, atDesk);
  const countOf = (step: string) => ends.find((end) => end.step === step)?.count ?? 0;
  return { created: made?.count ?? 0, signed: countOf('signed'), paid: countOf('paid') };
}

function inChosen({ scope, storeUid }: Chosen): SQL | undefined {
  return and(contractsIn(scope), storeUid === undefined ? undefined : eq(contracts.store_uid, storeUid));
}

/** Visits, each counted once however often it came back to a step. */
function stepsIn(db: Queries, { from, until }: Stretch) {
  return db
    .select({ step: funnelEvents.step, count: sql<number>`count(distinct ${funnelEvents.session})::int` })
    .from(funnelEvents)
    .where(and(gte(funnelEvents.created_at, from), lt(funnelEvents.created_at, until)))
    .groupBy(funnelEvents.step);
}

function endsIn(db: Queries, chosen: Chosen, { from, until }: Stretch, source: SQL) {
  return db
    .select({ step: contractEvents.type, count: sql<number>`count(distinct ${contractEvents.contract_id})::int` })
    .from(contractEvents)
    .innerJoin(contracts, eq(contracts.id, contractEvents.contract_id))
    .where(
      and(
        inChosen(chosen),
        source,
        isNull(contracts.deleted_at),
        inArray(contractEvents.type, ['signed', 'paid']),
        gte(contractEvents.at, from),
        lt(contractEvents.at, until),
      ),
    )
    .groupBy(contractEvents.type);
}
