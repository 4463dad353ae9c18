import { and, eq, gte, isNotNull, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Cents, type IsoDate, romeZone } from 'shared-api/domain';
import type { analyticsBases } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { inScope, type Scope } from '../../../scope';
import { contracts } from '../../contracts';
import type { Stretch } from './periods.rules';

export interface Counted {
  readonly scope: Scope;
  /** Which of a contract's times puts it into a period. */
  readonly basis: (typeof analyticsBases)[number];
  readonly storeUid: string | undefined;
}

export interface Sums {
  readonly count: number;
  readonly cents: Cents;
}

const times = { created: contracts.created_at, signed: contracts.signed_at, paid: contracts.paid_at } as const;

const sums = {
  count: sql<number>`count(*)::int`,
  cents: sql<number>`coalesce(sum(${contracts.total_cents}), 0)`.mapWith(Number),
};

/**
 * What its customer withdrew from is no paid contract (decisions.md section 2); it was created and signed. What was
 * created stays created when it is deleted, else every month would look better than the one before, whose drafts are
 * gone by now; what is signed or paid counts while it stands.
 */
function counted({ basis, storeUid }: Counted, { from, until }: Stretch): SQL | undefined {
  return and(
    basis === 'created' ? undefined : isNull(contracts.deleted_at),
    basis === 'paid' ? isNull(contracts.withdrawn_at) : undefined,
    storeUid === undefined ? undefined : eq(contracts.store_uid, storeUid),
    gte(times[basis], from),
    lt(times[basis], until),
  );
}

/** Count and sum of what was counted in a stretch and is deleted by now. */
export async function deletedIn(db: Queries, what: Counted, stretch: Stretch): Promise<Sums> {
  const [found] = await inScope(db, what.scope).contracts(
    sums,
    and(counted(what, stretch), isNotNull(contracts.deleted_at)),
  );
  return found ?? { count: 0, cents: 0 };
}

/** Count and sum of each day in Europe/Rome that has any. */
export async function sumsByDay(db: Queries, what: Counted, stretch: Stretch): Promise<ReadonlyMap<IsoDate, Sums>> {
  // By its place, since a parameter would make two expressions of one.
  const day = sql<string>`(${times[what.basis]} at time zone ${sql.raw(`'${romeZone}'`)})::date::text`;
  const rows = await inScope(db, what.scope)
    .contracts({ day, ...sums }, counted(what, stretch))
    .groupBy(sql`1`);
  return new Map(rows.map(({ day: date, ...found }) => [date, found]));
}

export interface Share extends Sums {
  readonly key: string | null;
}

const splitColumns = {
  status: sql`case when ${contracts.deleted_at} is null then ${contracts.status} else 'DELETED' end`,
  store: contracts.store_uid,
  type: contracts.type,
  utm_source: contracts.utm_source,
} as const satisfies Readonly<Record<string, SQLWrapper>>;

export type SplitName = keyof typeof splitColumns;

/** Count and sum of a stretch by one of the contracts' fields, the greatest first. */
export async function sumsBy(
  db: Queries,
  what: Counted,
  stretch: Stretch,
  split: SplitName,
): Promise<readonly Share[]> {
  const key = sql<string | null>`${splitColumns[split]}::text`;
  return inScope(db, what.scope)
    .contracts({ key, ...sums }, counted(what, stretch))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc`, sql`3 desc`, sql`1`);
}
