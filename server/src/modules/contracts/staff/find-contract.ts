import { and, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Role } from 'shared-api/domain';
import { preparedStatement, type Queries, rowAsJson } from '../../../platform/db';
import { notFound } from '../../../platform/errors';
import { inScope, type Scope } from '../../../scope';
import { type ConsentChanges, type ConsentTimes, consentsBesideContract } from '../consents/consents.repository';
import type { Contract, ShownContract } from '../contract.types';
import type { PackageSnapshot, Snapshots, StoreSnapshot } from '../snapshots';
import { contracts } from '../tables/contract.table';
import { isRevivable, revivableSince } from './revivable-until';

/** A contract with what was frozen for it, and when its consents were given and changed. */
export interface FoundContract {
  readonly contract: ShownContract;
  readonly frozen: Snapshots;
  readonly consentsAt: ConsentTimes;
  readonly consentsChangedAt: ConsentChanges;
}

const inSight = (db: Queries, area: Role) => inScope(db, { area, uid: sql.placeholder('uid') });
const sought = (kept?: SQL) => and(eq(contracts.contract_uid, sql.placeholder('contract_uid')), kept);

const byUid = (name: string, area: Role, kept?: SQL) =>
  preparedStatement(`contract_of_${area}_${name}`, (db) =>
    inSight(db, area).contracts({ row: rowAsJson(getTableColumns(contracts)) }, sought(kept)),
  );

const { signing_snapshot: _, search: _search, sort_key: _sortKey, ...columns } = getTableColumns(contracts);
const { package_snapshot, store_snapshot, ...shownColumns } = columns;
/** Written by ourselves, so it is not checked again. */
const frozenColumns = {
  package_snapshot: sql<PackageSnapshot>`${package_snapshot}`,
  store_snapshot: sql<StoreSnapshot>`${store_snapshot}`,
};

const shownFields = rowAsJson({ contract: shownColumns, frozen: frozenColumns, ...consentsBesideContract });

function toShow(area: Role, kept?: SQL) {
  return preparedStatement(`contract_of_${area}_to_show`, (db) =>
    inSight(db, area).contracts({ row: shownFields }, sought(kept)),
  );
}

const present = isNull(contracts.deleted_at);
/** With the person whom it is about: of what is erased only number, figures and history are left, to look at. */
const whole = and(present, isNull(contracts.erased_at));
/** With what a payment may bring back: the dealer who is told so has to see it. */
const payable = or(present, isRevivable(sql.placeholder('revivable_since')));

/** One statement for each area: who only looks at a contract, as the operator, also finds a deleted one. */
const wholeOnes = {
  admin: byUid('to_change', 'admin', whole),
  manager: byUid('to_change', 'manager', whole),
  user: byUid('to_change', 'user', whole),
};
const onesToRead = {
  admin: byUid('to_read', 'admin'),
  manager: byUid('to_read', 'manager', payable),
  user: byUid('to_read', 'user', present),
};
const shownOnes = { admin: toShow('admin'), manager: toShow('manager', payable), user: toShow('user', present) };

/**
 * A contract that the caller's area has in sight. Unknown, foreign, deleted and erased ones answer alike.
 * @throws Refusal `not_found`
 */
export function findContract(db: Queries, scope: Scope, contractUid: string): Promise<Contract> {
  return findBy(wholeOnes[scope.area], db, { contract_uid: contractUid, uid: scope.uid });
}

/** Those of some that are in sight, in no order; deleted and erased ones are not. */
export async function findContracts(db: Queries, scope: Scope, uids: readonly string[]): Promise<Contract[]> {
  if (uids.length === 0) return [];
  const wanted = and(inArray(contracts.contract_uid, [...uids]), whole);
  const found = await inScope(db, scope).contracts({ row: rowAsJson(getTableColumns(contracts)) }, wanted);
  return found.map(({ row }) => row);
}

/**
 * The same for who only looks: the operator still reads a deleted contract, its history and what lies under seal; a
 * dealer one that expired unpaid, as long as a payment of before may be recorded on it.
 * @throws Refusal `not_found`
 */
export function findContractToRead(db: Queries, scope: Scope, contractUid: string, now: Date): Promise<Contract> {
  return findBy(onesToRead[scope.area], db, soughtToRead(scope, contractUid, now));
}

/**
 * The same with all that is shown of it, in one statement.
 * @throws Refusal `not_found`
 */
export async function findContractToShow(
  db: Queries,
  scope: Scope,
  contractUid: string,
  now: Date,
): Promise<FoundContract> {
  const [found] = await shownOnes[scope.area](db).execute(soughtToRead(scope, contractUid, now));
  if (found === undefined) throw notFound();
  return found.row;
}

function soughtToRead({ uid }: Scope, contract_uid: string, now: Date) {
  return { contract_uid, uid, revivable_since: revivableSince(now).toISOString() };
}

async function findBy(
  statement: ReturnType<typeof byUid>,
  db: Queries,
  values: Readonly<Record<string, string>>,
): Promise<Contract> {
  const [found] = await statement(db).execute({ ...values });
  if (found === undefined) throw notFound();
  return found.row;
}
