import type { StaffContract } from 'shared-api/entities';
import { type Queries, sideBySide } from '../../../platform/db';
import { consentsOf } from '../consents/consents.repository';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { wasPaidToProvider } from '../history/history.repository';
import { snapshotsOf } from '../snapshots';
import type { FoundContract } from './find-contract';
import { staffContract } from './staff-contract.view';

type ReadContext = Pick<ContractsContext, 'clock' | 'signing' | 'afterSale' | 'takesCards'>;

/** A contract for staff, with the signing code under way, so that the dealer can follow, the maintenance due, and when consents were given. */
export async function readStaffContract(db: Queries, context: ReadContext, contract: Contract): Promise<StaffContract> {
  const consents = await consentsOf(db, contract.id);
  return readFoundContract(db, context, { contract, frozen: snapshotsOf(contract), ...consents });
}

/** The same of one that was just found. */
export async function readFoundContract(
  db: Queries,
  { clock, signing, afterSale, takesCards }: ReadContext,
  { contract, frozen, ...consents }: FoundContract,
): Promise<StaffContract> {
  const now = clock.now();
  const read = sideBySide(db);
  const isRunning = contract.signed_at !== null && contract.withdrawn_at === null;
  const [otp, maintenance, identity, byProvider, mismatches, statedAt] = await Promise.all([
    contract.status === 'PENDING' ? read(() => signing.otpStateOf(db, contract, true)) : null,
    read(() => afterSale.maintenanceOf(db, contract, now)),
    read(() => signing.identityOf(db, contract)),
    read(() => wasPaidToProvider(db, contract)),
    // Nobody pays by card before signing.
    contract.signed_at === null ? [] : read(() => afterSale.openMismatchesOf(db, contract.id)),
    isRunning ? read(() => afterSale.openStatementOf(db, contract.id)) : null,
  ]);
  const extras = { otp, maintenance, identity, ...consents, byProvider, mismatches, statedAt, takesCards };
  return staffContract(contract, frozen, now, extras);
}
