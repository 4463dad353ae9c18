import type { CustomerContract } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { snapshotsOf } from '../snapshots';
import { fullContract } from './customer-contract.view';
import { maskedContract } from './masked-contract.view';

/** A contract as its caller may read it, with the code under way and the maintenance due. */
export async function readContract(
  db: Queries,
  { clock, signing, afterSale }: Pick<ContractsContext, 'clock' | 'signing' | 'afterSale'>,
  contract: Contract,
  granted: boolean,
): Promise<CustomerContract> {
  const now = clock.now();
  const otp = await signing.otpStateOf(db, contract, granted);
  if (!granted) return maskedContract(contract, now, otp);
  return fullContract(contract, snapshotsOf(contract), now, {
    otp,
    maintenance: await afterSale.maintenanceOf(db, contract, now),
    identity: await signing.identityOf(db, contract),
  });
}
