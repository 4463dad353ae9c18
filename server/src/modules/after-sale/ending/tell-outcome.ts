import { and, asc, eq, gte } from 'drizzle-orm';
import { fold, type Queries } from '../../../platform/db';
import { formatLongDateTime, type Values } from '../../../platform/i18n';
import { type Contract, letterAddress, type TellingContext } from '../../contracts';
import { type EmailTemplate, emailTemplates, writeEmail } from '../../messages';
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
  context: TellingContext,
  contract: Contract,
  statedAt: Date,
): Promise<void> {
  const known = fold(contract.withdrawal_email ?? (await letterAddress(tx, contract)));
  const [stated, ...more] = (await statedSince(tx, context, contract, statedAt)).filter(
    ({ email }) => fold(email) !== known,
  );
  if (stated === undefined || more.length > 0) return;
  await tell(tx, context, contract, {
    purpose: 'withdrawal-answered',
    template: emailTemplates.withdrawalAnswered,
    to: stated.email,
    statedAt,
  });
}

/**
 * Tells whoever stated a withdrawal that staff closed it, wherever they wrote from: who does not hear of it takes a
 * contract for ended that goes on. It holds nothing that was not stated there.
 */
export async function tellClosed(
  tx: Queries,
  context: TellingContext,
  contract: Contract,
  statedAt: Date,
): Promise<void> {
  for (const { email, at } of await statedSince(tx, context, contract, statedAt))
    await tell(tx, context, contract, {
      purpose: 'withdrawal-closed',
      template: emailTemplates.withdrawalClosed,
      to: email,
      statedAt: at,
    });
}

/**
 * Tells whoever stated a withdrawal from another address than the contract's that the contract was deleted unpaid before
 * anybody answered: the receipt promises an answer there. The contract's own address gets a letter about its end.
 */
export async function tellEnded(
  tx: Queries,
  context: TellingContext,
  contract: Contract,
  statedAt: Date,
): Promise<void> {
  const known = fold(await letterAddress(tx, contract));
  for (const { email, at } of await statedSince(tx, context, contract, statedAt)) {
    if (fold(email) === known) continue;
    await tell(tx, context, contract, {
      purpose: 'withdrawal-closed',
      template: emailTemplates.withdrawalEnded,
      to: email,
      statedAt: at,
      values: { expired: contract.deleted_by === 'system' ? 'yes' : 'no' },
    });
  }
}

/** From which addresses the contract's person was named since then, with the last time of each. */
async function statedSince(tx: Queries, { keys }: TellingContext, contract: Contract, since: Date) {
  const rows = await tx
    .select()
    .from(withdrawalStatements)
    .where(and(eq(withdrawalStatements.contract_id, contract.id), gte(withdrawalStatements.created_at, since)))
    .orderBy(asc(withdrawalStatements.created_at));
  const stated = rows.flatMap(({ id, content, created_at: at }) => {
    const statement: Statement = JSON.parse(keys.decrypt('withdrawal-statement', content, id));
    return namesParty(statement, contract) ? [{ email: statement.email, at }] : [];
  });
  return [...new Map(stated.map((one) => [fold(one.email), one])).values()];
}

interface Letter {
  readonly purpose: string;
  readonly template: EmailTemplate;
  readonly to: string;
  readonly statedAt: Date;
  readonly values?: Values;
}

async function tell(
  tx: Queries,
  { outbox }: TellingContext,
  { id, code, store_uid }: Contract,
  { purpose, template, to, statedAt, values }: Letter,
): Promise<void> {
  await outbox.enqueue(tx, {
    channel: 'email',
    purpose,
    to,
    ...(await writeEmail(tx, template, { when: formatLongDateTime(statedAt), code, ...values })),
    contract_id: id,
    store_uid,
  });
}
