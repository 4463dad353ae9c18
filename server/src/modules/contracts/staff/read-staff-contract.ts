import type { StaffContract } from 'shared-api/entities';
import { type Queries, sideBySide } from '../../../platform/db';
import { otpStateOf } from '../codes/otp-state';
import { consentTimes } from '../consents/consents.repository';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { identityOf } from '../identity/identity-of';
import { maintenanceOf } from '../maintenance/maintenance.repository';
import { staffContract } from './staff-contract.view';

/** A contract for staff, with the signing code under way, so that the dealer can follow, the maintenance due, and when consents were given. */
export async function readStaffContract(
  db: Queries,
  context: Pick<ContractsContext, 'clock' | 'settings' | 'keys'>,
  contract: Contract,
): Promise<StaffContract> {
  const now = context.clock.now();
  const read = sideBySide(db);
  const [otp, maintenance, identity, consentsAt] = await Promise.all([
    contract.status === 'PENDING' ? read(() => otpStateOf(db, context, contract, 'signing')) : null,
    read(() => maintenanceOf(db, contract, now)),
    read(() => identityOf(db, context.keys, contract)),
    read(() => consentTimes(db, contract.id)),
  ]);
  return staffContract(contract, now, { otp, maintenance, identity, consentsAt });
}
