import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { contractFields } from 'shared-api/entities';
import { openStatementAt } from '../../../scope';
import type { ContractFacts } from '../contract.types';
import { carFields } from '../fields/read-fields';
import type { PackageSnapshot, StoreSnapshot } from '../snapshots';
import { contracts } from '../tables/contract.table';
import { amountFields } from '../views/amounts.view';
import { identityFields } from '../views/identity.view';

/** Of what was frozen for a contract, what lists and exports show; our own database wrote it. */
export interface ListedFrozen {
  readonly store_name: StoreSnapshot['name'];
  readonly package_title: PackageSnapshot['title'];
  readonly package_kind: PackageSnapshot['kind'];
}

const { signing_snapshot: _, package_snapshot, store_snapshot, ...facts } = getTableColumns(contracts);

const frozenColumns = {
  store_name: frozen<StoreSnapshot['name']>(sql`${store_snapshot} ->> 'name'`),
  package_title: frozen<PackageSnapshot['title']>(sql`${package_snapshot} ->> 'title'`),
  package_kind: frozen<PackageSnapshot['kind']>(sql`${package_snapshot} ->> 'kind'`),
};

type Facts = typeof facts;

function columnsOf<Name extends keyof Facts>(names: readonly Name[]): Pick<Facts, Name>;
function columnsOf(names: readonly (keyof Facts)[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, facts[name]]));
}

/** What beside the identity, the amounts and what was stated is a column of an export. */
const alsoExported = [
  ...(['refund_cents', 'refund_reference', 'source'] as const),
  ...(['mantenance_number', 'mantenance_duration', 'mantenance_km'] as const),
  ...(['utm_source', 'utm_id', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utms'] as const),
  ...(['phone_verified', 'email_verified', 'signature_level', 'document_sha256'] as const),
];
const exportedFacts = [
  ...identityFields,
  ...amountFields,
  ...contractFields('exported', true),
  ...alsoExported,
] as const;

/** What exports read of a contract. */
export interface ExportedContract extends Pick<ContractFacts, (typeof exportedFacts)[number]>, ListedFrozen {}

export const exportedColumns = { ...columnsOf(exportedFacts), ...frozenColumns };

/** What a row of a list is made of: the rest would be read, sent and mapped for nobody. */
export const rowColumns = {
  ...columnsOf([...identityFields, ...amountFields, ...carFields]),
  ...columnsOf(['firstname', 'lastname', 'phone', 'email', 'city', 'store_uid', 'package_id', 'deleted_at']),
  ...frozenColumns,
  withdrawal_stated_at: openStatementAt,
};

function frozen<T>(field: SQL): SQL<T> {
  return sql<T>`${field}`;
}
