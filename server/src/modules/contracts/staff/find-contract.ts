import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Role } from 'shared-api/domain';
import { preparedStatement, type Queries } from '../../../platform/db';
import { contracts } from '../../../platform/db/schema';
import { notFound } from '../../../platform/errors';
import { contractsIn, type Scope } from '../../../platform/scope';
import { type ConsentTimes, consentTimesBeside } from '../consents/consents.repository';
import type { Contract, ShownContract } from '../contract.types';
import type { PackageSnapshot, Snapshots, StoreSnapshot } from '../snapshots';

/** A contract with what was frozen for it, and when its consents were given. */
export interface FoundContract {
  readonly contract: ShownContract;
  readonly frozen: Snapshots;
  readonly consentsAt: ConsentTimes;
}

const inSight = (area: Role, kept?: SQL) =>
  and(
    eq(contracts.contract_uid, sql.placeholder('contract_uid')),
    contractsIn({ area, uid: sql.placeholder('uid') }),
    kept,
  );

const byUid = (area: Role, kept?: SQL) =>
  preparedStatement(`contract_of_${area}${kept === undefined ? '_to_read' : ''}`, (db) =>
    db.select().from(contracts).where(inSight(area, kept)),
  );

const { signing_snapshot: _, search: _search, sort_key: _sortKey, ...columns } = getTableColumns(contracts);
const { package_snapshot, store_snapshot, ...shownColumns } = columns;
/** Written by ourselves, so it is not checked again. */
const frozenColumns = {
  package_snapshot: sql<PackageSnapshot>`${package_snapshot}`,
  store_snapshot: sql<StoreSnapshot>`${store_snapshot}`,
};

function toShow(area: Role, kept?: SQL) {
  return preparedStatement(`contract_of_${area}_to_show`, (db) => {
    const times = consentTimesBeside(db);
    const consentsAt = { general: times.general, marketing: times.marketing, survey: times.survey };
    return db
      .select({ contract: shownColumns, frozen: frozenColumns, consentsAt })
      .from(contracts)
      .crossJoinLateral(times)
      .where(inSight(area, kept));
  });
}

const present = isNull(contracts.deleted_at);

/** One statement for each area: who only looks at a contract, as the operator, also finds a deleted one. */
const presentOnes = {
  admin: byUid('admin', present),
  manager: byUid('manager', present),
  user: byUid('user', present),
};
const anyOne = byUid('admin');
const shownOnes = { admin: toShow('admin'), manager: toShow('manager', present), user: toShow('user', present) };

/**
 * A contract that the caller's area has in sight. Unknown, foreign and deleted ones answer alike.
 * @throws Refusal `not_found`
 */
export function findContract(db: Queries, scope: Scope, contractUid: string): Promise<Contract> {
  return findBy(presentOnes[scope.area], db, scope, contractUid);
}

/**
 * The same for who only looks: the operator still reads a deleted contract, its history and what lies under seal.
 * @throws Refusal `not_found`
 */
export function findContractToRead(db: Queries, scope: Scope, contractUid: string): Promise<Contract> {
  return findBy(scope.area === 'admin' ? anyOne : presentOnes[scope.area], db, scope, contractUid);
}

/**
 * The same with all that is shown of it, in one statement.
 * @throws Refusal `not_found`
 */
export async function findContractToShow(
  db: Queries,
  { area, uid }: Scope,
  contract_uid: string,
): Promise<FoundContract> {
  const [found] = await shownOnes[area](db).execute({ contract_uid, uid });
  if (found === undefined) throw notFound();
  return found;
}

async function findBy(
  statement: ReturnType<typeof byUid>,
  db: Queries,
  { uid }: Scope,
  contractUid: string,
): Promise<Contract> {
  const [found] = await statement(db).execute({ contract_uid: contractUid, uid });
  if (found === undefined) throw notFound();
  return found;
}
