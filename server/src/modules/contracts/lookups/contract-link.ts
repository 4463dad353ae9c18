import { eq } from 'drizzle-orm';
import { type Queries, unscoped } from '../../../platform/db';
import { contracts } from '../tables/contract.table';

export interface ContractLink {
  readonly contract_uid: string;
  readonly code: string;
  /** Of its dealer today. */
  readonly store_uid: string;
}

/** What a contract is called and opened by, and whose it is; null when it is gone. */
export async function contractLinkOf(db: Queries, id: string): Promise<ContractLink | null> {
  const { contract_uid, code, store_uid } = contracts;
  const [found] = await unscoped(db, 'of a message that was found in scope')
    .select({ contract_uid, code, store_uid })
    .from(contracts)
    .where(eq(contracts.id, id));
  return found ?? null;
}
