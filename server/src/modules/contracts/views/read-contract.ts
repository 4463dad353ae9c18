import type { CustomerContract } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { otpStateOf } from '../codes/otp-state';
import type { Contract } from '../contract.types';
import { maintenanceOf } from '../maintenance/maintenance.repository';
import { purposeOf } from '../sign/resend-code';
import { fullContract, maskedContract } from './customer-contract.view';

/** A contract as its caller may read it, with the code under way and the maintenance due. */
export async function readContract(
  db: Queries,
  contract: Contract,
  granted: boolean,
  now: Date,
): Promise<CustomerContract> {
  const otp = await otpStateOf(db, contract, purposeOf(contract, granted), now);
  if (!granted) return maskedContract(contract, now, otp);
  return fullContract(contract, now, { otp, maintenance: await maintenanceOf(db, contract, now) });
}
