import { randomUUID } from 'node:crypto';
import { refundDueAt, withdrawalEndsAt } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { notFound, wrongStatus } from '../../../platform/errors';
import { formatLongDate, t } from '../../../platform/i18n';
import {
  appendEvent,
  type Contract,
  type ContractsContext,
  contractMessages,
  endRequests,
  expectNotWithdrawn,
  expectUnchanged,
  fullnameOf,
  letterAddress,
  lockById,
  noticeWithdrawn,
  stageAfter,
  updateContract,
  voidOvertaken,
} from '../../contracts';
import { addDocument, type Document, type KeptFile } from '../../documents';
import { afterSaleMessages } from '../after-sale.messages';
import { sendWithdrawalReceipt } from '../emails/payment-emails';
import { dealerTasks } from '../tables/dealer-task.table';
import { endStatement } from '../tasks/end-statement';

/**
 * First step of the withdrawal: keeps where the receipt goes.
 * @throws Refusal `status` before the signature, after a withdrawal and after the term; `not_found` once deleted
 */
export function startWithdrawal(
  context: ContractsContext,
  contractId: string,
  email: string | undefined,
): Promise<Contract> {
  return context.db.lastTransaction(async (tx) => {
    const contract = await lockById(tx, contractId);
    if (contract === null) throw notFound();
    const now = context.clock.now();
    expectWithdrawable(contract, now);
    const withdrawal_email = email ?? (await letterAddress(tx, contract));
    return updateContract(tx, contract, { withdrawal_requested_at: now, withdrawal_email }, now);
  });
}

/**
 * Second step: the contract ends. Unpaid nothing is owed; paid, a refund task goes to the dealer.
 * @throws Refusal `status` as before, and when the first step was not taken
 */
export async function confirmWithdrawal(
  context: ContractsContext,
  read: Contract,
): Promise<{ contract: Contract; receipt: Document }> {
  const now = context.clock.now();
  expectWithdrawable(read, now);
  if (read.withdrawal_requested_at === null) throw wrongStatus(t(afterSaleMessages.withdrawalNotStarted));
  const file = await keepReceipt(context, read, now);
  return context.db.lastTransaction(async (tx) =>
    endByWithdrawal(tx, context, expectUnchanged(read, await lockById(tx, read.id)), { file, statedAt: now, by: null }),
  );
}

/** Keeps the receipt of a withdrawal, before the transaction that needs it. */
export function keepReceipt({ documents }: ContractsContext, contract: Contract, receivedAt: Date): Promise<KeptFile> {
  const email = contract.withdrawal_email ?? contract.email;
  return documents.keepWithdrawalReceipt({ code: contract.code, fullName: fullnameOf(contract), receivedAt, email });
}

interface WithdrawalFacts {
  readonly file: KeptFile;
  /** When the customer said so: the refund's days run from there. */
  readonly statedAt: Date;
  /** Whoever of staff wrote it down; null for the customer. */
  readonly by: string | null;
}

/** Ends a locked contract by its customer's withdrawal. Part of the caller's transaction. */
export async function endByWithdrawal(
  tx: Queries,
  context: ContractsContext,
  locked: Contract,
  { file, statedAt, by }: WithdrawalFacts,
): Promise<{ contract: Contract; receipt: Document }> {
  const now = context.clock.now();
  const refund_due_at = locked.status === 'PAID' ? refundDueAt(statedAt) : null;
  const contract = await updateContract(tx, locked, { withdrawn_at: now, refund_due_at }, now);
  const receipt = await addDocument(tx, {
    contract_id: locked.id,
    kind: 'recesso',
    sealed: false,
    sha256: file.sha256,
    storage_key: file.storageKey,
    size: file.size,
    created_at: now,
  });
  await appendEvent(tx, context.keys, {
    contractId: locked.id,
    type: 'withdrawn',
    at: now,
    actor: 'customer',
    data: { document_sha256: file.sha256, ...(by !== null && { stated_at: statedAt.toISOString() }) },
  });
  await voidOvertaken(tx, context, locked.id, contract, now);
  await endStatement(tx, locked.id, by, now);
  await endRequests(tx, locked.id, now);
  if (refund_due_at !== null) {
    await tx.insert(dealerTasks).values({
      id: randomUUID(),
      kind: 'refund',
      contract_id: locked.id,
      store_uid: locked.store_uid,
      amount_cents: locked.amount_cents,
      due_at: refund_due_at,
      created_at: now,
    });
    await appendEvent(tx, context.keys, {
      contractId: locked.id,
      type: 'refund_due',
      at: now,
      actor: 'system',
      data: { amount_cents: locked.amount_cents, due_at: refund_due_at.toISOString() },
    });
  }
  await sendWithdrawalReceipt(tx, context, contract, file, statedAt);
  await noticeWithdrawn(tx, contract, now);
  return { contract, receipt };
}

/**
 * @param at when the withdrawal is said
 * @throws Refusal `status` before the signature, after a withdrawal and after the term
 */
export function expectWithdrawable(contract: Contract, at: Date): void {
  stageAfter(contract, 'withdraw', 'customer');
  expectNotWithdrawn(contract);
  if (contract.signed_at === null) throw wrongStatus(t(contractMessages.notSigned));
  const end = withdrawalEndsAt(contract.signed_at);
  if (at >= end)
    throw wrongStatus(t(afterSaleMessages.withdrawalLate, { date: formatLongDate(new Date(end.getTime() - 1)) }));
}
