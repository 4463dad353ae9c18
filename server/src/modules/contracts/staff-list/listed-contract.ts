import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { contracts } from '../../../platform/db/schema';
import type { ContractFacts } from '../contract.types';
import type { PackageSnapshot, StoreSnapshot } from '../snapshots';

/** What lists and exports read of a contract: of what was frozen only what they show, which our own database wrote. */
export interface ListedContract extends ContractFacts {
  readonly store_name: StoreSnapshot['name'];
  readonly package_title: PackageSnapshot['title'];
  readonly package_kind: PackageSnapshot['kind'];
}

const { signing_snapshot: _, package_snapshot, store_snapshot, ...facts } = getTableColumns(contracts);

export const listedColumns = {
  ...facts,
  store_name: frozen<StoreSnapshot['name']>(sql`${store_snapshot} ->> 'name'`),
  package_title: frozen<PackageSnapshot['title']>(sql`${package_snapshot} ->> 'title'`),
  package_kind: frozen<PackageSnapshot['kind']>(sql`${package_snapshot} ->> 'kind'`),
};

function frozen<T>(field: SQL): SQL<T> {
  return sql<T>`${field}`;
}
