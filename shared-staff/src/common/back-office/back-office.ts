import type { Store } from 'shared-api/entities';
import type { ListDefaults } from 'shared-ui/work';
import type { StaffActor } from '../actions/next-action';
import type { TypeChoice } from '../lists/contract-filters';
import type { ContractKeys } from './contract-keys';
import type { DealerCalls, OperatorCalls, StaffCalls } from './staff-calls';
import type { DealerPaths, StaffPaths } from './staff-paths';

/** A dealer's part: contracts begin with them and are signed at their counter. */
export interface DealerPart {
  readonly calls: DealerCalls;
  readonly paths: DealerPaths;
}

/** The operator's part: all dealers, and what lies under seal. */
export interface OperatorPart {
  readonly calls: OperatorCalls;
}

/**
 * Who works at the backOffice: whose calls are made, where its pages are, and what is possible there. The list and the
 * contract's page ask here, and know of no role.
 */
export interface BackOffice {
  /** As the life cycle's table names who acts. */
  readonly actor: StaffActor;
  readonly calls: StaffCalls;
  readonly paths: StaffPaths;
  /** The names of the backOffice's server state. */
  readonly keys: ContractKeys;
  /** Whose saved views the list has. */
  readonly viewList: 'manager-contracts' | 'admin-contracts';
  readonly listDefaults: ListDefaults;
  /** Every dealer whose contracts are seen here; undefined until they are known. */
  readonly stores: readonly Store[] | undefined;
  /** The dealer that the pages are narrowed to; null is all. `ready` is false until that is known. */
  readonly work: { readonly store: Store | null; readonly ready: boolean };
  /** Whether a deletion asks why. */
  readonly reasonNeeded: boolean;
  /** Whether a signed contract may still go to another dealer. */
  readonly movesSigned: boolean;
  /** The types of packages, to narrow by. */
  readonly listTypes: () => Promise<readonly TypeChoice[]>;
  /** Null at a backOffice that does not do it: nothing of it is offered there. */
  readonly dealer: DealerPart | null;
  readonly operator: OperatorPart | null;
}
