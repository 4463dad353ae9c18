import { and, eq, gte } from 'drizzle-orm';
import { fold, type Queries } from '../../../platform/db';
import { formatLongDateTime } from '../../../platform/i18n';
import { type Contract, type ContractsContext, letterAddress } from '../../contracts';
import { emailTemplates, writeEmail } from '../../messages';
import { withdrawalStatements } from '../tables/dealer-task.table';
import type { Statement } from './state-withdrawal';
import { namesParty } from './statement.rules';

/**
 * Tells whoever stated a withdrawal from another address than the contract's that it was written down: the receipt
 * promises an answer there, and the contract's address may be one that its customer no longer reads. Staff, who see that
 * address, write down a withdrawal that came from their customer; all the same the letter holds nothing that was not
 * stated there. Of several addresses nobody knows which of them staff meant: then none is told.
 */
export async function tellOutcome(
  tx: Queries,
  { keys, outbox }: Pick<ContractsContext, 'keys' | 'outbox'>,
  contract: Contract,
  statedAt: Date,
): Promise<void> {
  const rows = await tx
    .select()
    .from(withdrawalStatements)
    .where(and(eq(withdrawalStatements.contract_id, contract.id), gte(withdrawalStatements.created_at, statedAt)));
  const statements = rows
    .map(({ id, content }): Statement => JSON.parse(keys.decrypt('withdrawal-statement', content, id)))
    .filter((stated) => namesParty(stated, contract));
  const known = fold(contract.withdrawal_email ?? (await letterAddress(tx, contract)));
  const others = new Map(statements.map(({ email }) => [fold(email), email]));
  others.delete(known);
  const [to, ...more] = others.values();
  if (to === undefined || more.length > 0) return;
  await outbox.enqueue(tx, {
    channel: 'email',
    purpose: 'withdrawal-answered',
    to,
    ...(await writeEmail(tx, emailTemplates.withdrawalAnswered, {
      when: formatLongDateTime(statedAt),
      code: contract.code,
    })),
    contract_id: contract.id,
    store_uid: contract.store_uid,
  });
}
