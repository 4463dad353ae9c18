import type { ContractActor } from 'shared-api/domain';
import type { contracts } from './tables/contract.table';

/** A contract as the database holds it. */
export type Contract = typeof contracts.$inferSelect;
/** The same without what was frozen for it. */
export type ContractFacts = Omit<Contract, 'package_snapshot' | 'store_snapshot' | 'signing_snapshot'>;
/** What is shown of it. */
export type ShownContract = Omit<ContractFacts, 'search' | 'sort_key'>;
export type ContractInsert = typeof contracts.$inferInsert;
export type ContractChange = Partial<
  Omit<Contract, 'id' | 'contract_uid' | 'code' | 'version' | 'updated_at' | 'search' | 'sort_key'>
>;

/** Who acts for the dealer or for the operator, as the history writes it. */
export interface StaffMember {
  readonly actor: Extract<ContractActor, 'manager' | 'admin'>;
  readonly uid: string;
}
