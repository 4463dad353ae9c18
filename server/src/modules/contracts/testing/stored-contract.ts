import { eq } from 'drizzle-orm';
import { unscoped } from '../../../platform/db';
import type { Contract } from '../contract.types';
import { contracts } from '../tables/contract.table';
import type { World } from './world';

/** A contract's row as it is now. */
export async function storedContract({ platform }: Pick<World, 'platform'>, uid: string): Promise<Contract> {
  const [contract] = await unscoped(platform.db.read, 'the test looks at what is there')
    .select()
    .from(contracts)
    .where(eq(contracts.contract_uid, uid));
  if (contract === undefined) throw new Error('The contract is gone');
  return contract;
}
