import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { romeDate, withdrawalEndsAt } from 'shared-api/domain';
import { type Queries, unscoped } from '../../../platform/db';
import { tooMany } from '../../../platform/errors';
import { formatLongDate, formatLongDateTime, t, waitText } from '../../../platform/i18n';
import { type Limit, mailboxKey } from '../../../platform/limits';
import { type Contract, type ContractsContext, contracts } from '../../contracts';
import { emailTemplates, writeEmail } from '../../messages';
import { closeNotices, noticeMessages, noticeToOperators } from '../../notifications';
import { afterSaleMessages } from '../after-sale.messages';
import { dealerTasks, withdrawalStatements } from '../tables/dealer-task.table';
import { endedWith } from '../tasks/end-statement';
import { namesParty } from './statement.rules';
import { type Idle, tellStatement } from './tell-statement';

/** A stranger must not fill somebody's mailbox with receipts. */
const perMailbox: Limit = { name: 'statements-per-mailbox', max: 3, windowSeconds: 3_600 };
/** Nor does one contract come up again all day long, whoever writes. */
const perContract: Limit = { name: 'statements-per-contract', max: 5, windowSeconds: 86_400 };

export interface Statement {
  readonly fullname: string;
  readonly code: string;
  readonly email: string;
}

/**
 * A withdrawal stated without the phone: receipted at once to the address given, revealing nothing of what is known,
 * and a task for the dealer when the code is one of ours and its person is named (decisions.md section 2, Withdrawal); what
 * does not fit is the operator's to look at. Every statement is kept and receipted. While the dealer has one of the
 * same contract to look at, another makes no second task, and is told anew five times a day at most; one of a contract
 * that was withdrawn from makes none, nor does one before the signature or after the term, which nothing would end: of
 * that the dealer hears. On a contract that expired unpaid, which the last day to withdraw may outlive, it waits only once
 * a payment brings the contract back.
 * @throws Refusal `too_many_requests` when one mailbox gets too many: another address may be given
 */
export async function stateWithdrawal(context: ContractsContext, statement: Statement): Promise<void> {
  const now = context.clock.now();
  const { code } = statement;
  const wait = await context.limits.take(perMailbox, mailboxKey(statement.email));
  if (wait !== null) throw tooMany(wait, { email: [t(afterSaleMessages.statementsTooMany, { wait: waitText(wait) })] });
  const mayTellAgain = (await context.limits.take(perContract, code)) === null;
  const receipt = await context.documents.keepWithdrawalReceipt({
    code,
    fullName: statement.fullname,
    receivedAt: now,
    email: statement.email,
  });
  await context.db.lastTransaction(async (tx) => {
    const [coded] = await unscoped(tx, 'anybody may state a withdrawal; the answer tells nothing')
      .select({
        id: contracts.id,
        contract_uid: contracts.contract_uid,
        store_uid: contracts.store_uid,
        firstname: contracts.firstname,
        lastname: contracts.lastname,
        email: contracts.email,
        signed_at: contracts.signed_at,
        withdrawn_at: contracts.withdrawn_at,
        deleted_at: contracts.deleted_at,
      })
      .from(contracts)
      .where(and(eq(contracts.code, code), or(isNull(contracts.deleted_at), expired)))
      // So that a payment that brings it back meanwhile finds what is written here, or is found itself; and another
      // statement finds the task of this one.
      .for('no key update');
    const contract = coded !== undefined && namesParty(statement, coded) ? coded : undefined;
    const id = randomUUID();
    await tx.insert(withdrawalStatements).values({
      id,
      content: context.keys.encrypt('withdrawal-statement', JSON.stringify({ ...statement, code }), id),
      contract_id: coded?.id ?? null,
      storage_key: receipt.storageKey,
      created_at: now,
    });
    await context.outbox.enqueue(tx, {
      channel: 'email',
      purpose: 'withdrawal-statement',
      to: statement.email,
      ...(await writeEmail(tx, emailTemplates.withdrawalStatement, {
        when: formatLongDateTime(now),
        code,
      })),
      attachments: [{ name: `${code}-recesso.pdf`, media_type: 'application/pdf', storage_key: receipt.storageKey }],
      // Among the contract's messages the dealer finds whom to answer.
      ...(contract && { contract_id: contract.id, store_uid: contract.store_uid }),
    });
    if (contract === undefined) {
      // Of codes that are nobody's too: whether there is such a contract is told to none but the operator, by looking.
      await noticeToOperators(tx, {
        key: `statement-unmatched:${romeDate(now)}`,
        type: 'warning',
        title: t(noticeMessages.statementUnmatched),
        excerpt: t(noticeMessages.statementUnmatchedText, { date: formatLongDate(now) }),
        url: '/cms/admin/messages',
        at: now,
      });
      return;
    }
    // The customer has withdrawn by the contract's page: what that asks of the dealer is told and kept there.
    if (contract.withdrawn_at === null) await askDealer(tx, { ...contract, code }, { id, mayTellAgain, at: now });
  });
}

type Asked = Pick<Contract, 'id' | 'code' | 'contract_uid' | 'store_uid' | 'signed_at' | 'deleted_at'>;

interface Stated {
  readonly id: string;
  /** Whether a dealer who has one to look at hears of it, too. */
  readonly mayTellAgain: boolean;
  readonly at: Date;
}

/** Gives the dealer a statement to look at, unless one waits already. */
async function askDealer(tx: Queries, contract: Asked, { id, mayTellAgain, at }: Stated): Promise<void> {
  const [waiting] = await unscoped(tx, 'anybody may state a withdrawal; the answer tells nothing')
    .select({ id: dealerTasks.id })
    .from(dealerTasks)
    .where(
      and(
        eq(dealerTasks.contract_id, contract.id),
        eq(dealerTasks.kind, 'withdrawal_statement'),
        contract.deleted_at === null ? isNull(dealerTasks.done_at) : endedWith(contract.deleted_at),
      ),
    )
    .limit(1);
  const idle = waiting === undefined ? idleSince(contract, at) : null;
  const isFirst = waiting === undefined && idle === null;
  if (contract.deleted_at === null && (isFirst || mayTellAgain)) {
    // Somebody wrote again: the dealer is told anew, in the place of what was told before.
    await closeNotices(tx, contract.id, ['statement'], at);
    await tellStatement(tx, contract, { key: `statement:${id}`, at, idle });
  }
  if (!isFirst) return;
  await tx.insert(dealerTasks).values({
    id: randomUUID(),
    kind: 'withdrawal_statement',
    contract_id: contract.id,
    store_uid: contract.store_uid,
    data: { statement_id: id },
    created_at: at,
    done_at: contract.deleted_at,
  });
}

/** Why there is nothing to look at; null while the term to withdraw runs. */
function idleSince({ signed_at }: Asked, at: Date): Idle | null {
  if (signed_at === null) return { why: 'unsigned' };
  const since = withdrawalEndsAt(signed_at);
  return since <= at ? { why: 'late', since } : null;
}

/** What was signed and not paid in time: for some days a payment of before brings it back. */
const expired = and(eq(contracts.deleted_by, 'system'), isNotNull(contracts.signed_at));
