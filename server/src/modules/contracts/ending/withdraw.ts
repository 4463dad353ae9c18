import { randomUUID } from 'node:crypto';
import { refundDueAt, withdrawalEndsAt } from 'shared-api/domain';
import { dealerTasks } from '../../../platform/db/schema';
import { wrongStatus } from '../../../platform/errors';
import { formatLongDate, t } from '../../../platform/i18n';
import { addDocument, type Document } from '../../documents';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { contractMessages } from '../contracts.messages';
import { lockById, updateContract } from '../contracts.repository';
import { appendEvent } from '../history/history.repository';
import { sendWithdrawalReceipt } from '../letters/contract-letters';
import { noticeWithdrawn } from '../letters/store-letters';
import { expectNotWithdrawn, expectUnchanged, stageAfter } from '../stage';
import { fullnameOf } from '../views/customer-contract.view';

/**
 * First step of the withdrawal: keeps where the receipt goes.
 * @throws Refusal `status` before the signature, after a withdrawal and after the term
 */
export function startWithdrawal(
  context: ContractsContext,
  contractId: string,
  email: string | undefined,
): Promise<Contract | null> {
  return context.db.transaction(async (tx) => {
    const contract = await lockById(tx, contractId);
    if (contract === null) return null;
    const now = context.clock.now();
    expectWithdrawable(contract, now);
    return updateContract(
      tx,
      contract,
      { withdrawal_requested_at: now, withdrawal_email: email ?? contract.email },
      now,
    );
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
  if (read.withdrawal_requested_at === null) throw wrongStatus(t(contractMessages.withdrawalNotStarted));
  const email = read.withdrawal_email ?? read.email;
  const file = await context.documents.keepWithdrawalReceipt({
    code: read.code,
    fullName: fullnameOf(read),
    receivedAt: now,
    email,
  });
  return context.db.transaction(async (tx) => {
    const locked = expectUnchanged(read, await lockById(tx, read.id));
    const refund_due_at = locked.status === 'PAID' ? refundDueAt(now) : null;
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
      data: { document_sha256: file.sha256 },
    });
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
    await sendWithdrawalReceipt(tx, context, contract, file);
    await noticeWithdrawn(tx, contract, now);
    return { contract, receipt };
  });
}

function expectWithdrawable(contract: Contract, now: Date): void {
  stageAfter(contract, 'withdraw', 'customer');
  expectNotWithdrawn(contract);
  if (contract.signed_at === null) throw wrongStatus(t(contractMessages.notSigned));
  const end = withdrawalEndsAt(contract.signed_at);
  if (now >= end)
    throw wrongStatus(t(contractMessages.withdrawalLate, { date: formatLongDate(new Date(end.getTime() - 1)) }));
}
