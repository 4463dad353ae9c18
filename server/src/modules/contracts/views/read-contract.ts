import type { CustomerContract } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { otpStateOf } from '../codes/otp-state';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { identityOf } from '../identity/identity-of';
import { maintenanceOf } from '../maintenance/maintenance.repository';
import { purposeOf } from '../sign/resend-code';
import { snapshotsOf } from '../snapshots';
import { fullContract } from './customer-contract.view';
import { maskedContract } from './masked-contract.view';

/** A contract as its caller may read it, with the code under way and the maintenance due. */
export async function readContract(
  db: Queries,
  context: Pick<ContractsContext, 'clock' | 'settings' | 'keys'>,
  contract: Contract,
  granted: boolean,
): Promise<CustomerContract> {
  const now = context.clock.now();
  const otp = await otpStateOf(db, context, contract, purposeOf(contract, granted));
  if (!granted) return maskedContract(contract, now, otp);
  return fullContract(contract, snapshotsOf(contract), now, {
    otp,
    maintenance: await maintenanceOf(db, contract, now),
    identity: await identityOf(db, context.keys, contract),
  });
}
