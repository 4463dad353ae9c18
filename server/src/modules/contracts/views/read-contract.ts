import { asc, eq } from 'drizzle-orm';
import type { CustomerContract } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { maintenanceWorks } from '../../../platform/db/schema';
import { otpStateOf } from '../codes/otp-state';
import type { Contract } from '../contract.types';
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
  const works = await db
    .select()
    .from(maintenanceWorks)
    .where(eq(maintenanceWorks.contract_id, contract.id))
    .orderBy(asc(maintenanceWorks.n));
  const maintenance = works.map(({ n, due_on, due_km, done_on, km }) => ({ n, due_on, due_km, done_on, km }));
  return fullContract(contract, now, { otp, maintenance });
}
