import type { PaymentMethod } from 'shared-api/domain';
import type { payment } from 'shared-api/entities';
import type * as z from 'zod/mini';
import type { Queries } from '../../../platform/db';
import { invalid, unavailable } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import {
  auditStaff,
  type Contract,
  type ContractsContext,
  expectNotWithdrawn,
  expectUnchanged,
  findWithDeleted,
  lockWithDeleted,
  type StaffCall,
  staffOf,
  stageAfter,
  updateContract,
} from '../../contracts';
import { sealPending } from '../../signing';
import { tellMismatches } from '../mismatch/tell-mismatch';
import { markAsPaid } from '../payment/mark-as-paid';
import { addReceipt, makeReceipt } from '../payment/receipt';
import { fillFirst, isNamed, sealSchedaOf } from '../payment/scheda-of-payment';
import { reopenStatement } from '../tasks/end-statement';
import { expectPayable, readPayment } from './payment.rules';
import { staffPaymentMessages } from './staff-payment.messages';

type StatedPayment = z.output<typeof payment>;

/**
 * Staff has the money: the contract is PAID, its maintenance planned, the receipt sent. Where the method is new the
 * scheda that names it is part of the same transaction. A contract that expired unpaid comes back.
 * @throws Refusal `status`, `validation`, `stale`, `unavailable` when the scheda cannot be made; then nothing changes
 */
export async function payByStaff(context: ContractsContext, call: StaffCall, stated: StatedPayment): Promise<Contract> {
  const now = context.clock.now();
  const staff = staffOf(call.scope);
  const read = await findWithDeleted(context.db.read, call);
  expectPayable(read, now);
  expectNotWithdrawn(read);
  stageAfter(read, 'mark-as-paid', staff.actor);
  call.expectVersion(read.version);
  const facts = factsOf(read, stated, now);

  const contract = await sealPending(context, read);
  const scheda = await newScheda(context, contract, facts.method);
  const receipt = await makeReceipt(context, contract, facts);
  return context.db.lastTransaction(async (tx) => {
    const locked = expectUnchanged(contract, await lockWithDeleted(tx, call));
    const filled = await fillFirst(tx, context, await revived(tx, locked, now), {
      scheda,
      method: facts.method,
      by: staff,
    });
    const { amountCents } = facts;
    await auditStaff(tx, context, { staff, contract: locked, action: 'paid', data: { amount_cents: amountCents } });
    const by = { actor: staff.actor, actorUid: staff.uid };
    const paid = await markAsPaid(tx, context, filled, { ...facts, ...by, receiptSha256: receipt.sha256 });
    await addReceipt(tx, context, paid, receipt);
    return paid;
  });
}

/** @throws Refusal `validation` */
function factsOf(contract: Contract, stated: StatedPayment, now: Date) {
  const method = stated.payment_method ?? contract.payment_method;
  const { faults, ...facts } = readPayment(contract, stated, { now, expired: contract.deleted_at !== null });
  const errors = method === null ? { ...faults, payment_method: [t(staffPaymentMessages.methodNeeded)] } : faults;
  if (method === null || Object.keys(errors).length > 0) throw invalid(errors);
  return { ...facts, method };
}

/** @throws Refusal `unavailable` when it cannot be made */
async function newScheda(context: ContractsContext, contract: Contract, method: PaymentMethod) {
  if (await isNamed(context.db.read, contract, method)) return null;
  const sealed = await sealSchedaOf(context, contract, method);
  if (sealed === null) throw unavailable(t(staffPaymentMessages.formAway));
  return sealed;
}

async function revived(tx: Queries, contract: Contract, now: Date): Promise<Contract> {
  if (contract.deleted_at === null) return contract;
  const back = await updateContract(tx, contract, { deleted_at: null, deleted_by: null, delete_reason: null }, now);
  await tellMismatches(tx, back, now);
  await reopenStatement(tx, contract, now);
  return back;
}
