import type { BoundClient } from 'shared-api/client';
import type { adminContracts, adminOperations, managerContracts, publicArea } from 'shared-api/contracts';

type OfContracts = BoundClient<typeof adminContracts>;
type OfMessages = BoundClient<typeof adminOperations>;

/**
 * What all staff may ask and do about contracts. A dealer's calls and the operator's are twins: what fits the
 * operator's, who may ask for more, is what both are written against.
 */
export interface StaffCalls
  extends Omit<OfContracts, 'search' | 'verify' | 'exportAnalytics'>,
    Pick<OfMessages, 'listMessages' | 'retryMessage'> {
  readonly list: OfContracts['search'];
  /** The packages that a car may have, with their prices. */
  readonly listPackTypes: BoundClient<typeof publicArea>['listPackTypes'];
}

/** What only a dealer does with a contract. */
export type DealerCalls = Pick<
  BoundClient<typeof managerContracts>,
  'completeMaintenance' | 'duplicate' | 'getCalendar' | 'recordIdentity' | 'renew'
>;

/** What only the operator does with a contract. */
export type OperatorCalls = Pick<OfContracts, 'verify'>;
