import { eq } from 'drizzle-orm';
import { type Queries, unscoped } from '../../../platform/db';
import { contracts } from '../tables/contract.table';

export interface ContractLink {
  readonly contract_uid: string;
  readonly code: string;
}

/** What a contract is called and opened by; null when it is gone. */
export async function contractLinkOf(db: Queries, id: string): Promise<ContractLink | null> {
  const { contract_uid, code } = contracts;
  const [found] = await unscoped(db, 'of a message that was found in scope')
    .select({ contract_uid, code })
    .from(contracts)
    .where(eq(contracts.id, id));
  return found ?? null;
}
