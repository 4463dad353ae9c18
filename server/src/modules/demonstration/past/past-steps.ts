import { randomUUID } from 'node:crypto';
import { type ContractActor, nextStage, type PaymentMethod, pendingUntil, refundDueAt } from 'shared-api/domain';
import { plannedWorks } from '../../after-sale';
import { noPerson, notSigning, stageAfter } from '../../contracts';
import { change, type PastContext, type PastContract, record } from './past-contract';

/** Who acts for the dealer. */
export interface Staff {
  readonly actor: Extract<ContractActor, 'manager' | 'admin'>;
  readonly uid: string | null;
}

export function send(context: PastContext, past: PastContract, at: Date, staff: Staff): void {
  const status = stageAfter(past.contract, past.contract.status === 'DRAFT' ? 'send' : 'resend', staff.actor);
  change(past, { status, sent_at: at, link_shown_at: at }, at);
  record(context, past, { type: 'sent', at, actor: staff.actor, actorUid: staff.uid, data: { status } });
}

/** The customer follows the link of the SMS. */
export function open(context: PastContext, past: PastContract, at: Date): void {
  record(context, past, { type: 'opened', at, actor: 'customer' });
  change(past, { opened_at: at }, at);
}

export function decline(context: PastContext, past: PastContract, at: Date, reason: string): void {
  const status = stageAfter(past.contract, 'decline', 'customer');
  change(past, { status, origin_status: null, pending_until: null, declined_at: at, decline_reason: reason }, at);
  record(context, past, { type: 'declined', at, actor: 'customer', details: { reason } });
}

/** 24 hours after the last code: what was shown is dropped. */
export function revert(context: PastContext, past: PastContract): void {
  const at = past.contract.pending_until ?? pendingUntil(past.contract.updated_at);
  const status = stageAfter(past.contract, 'revert', 'system');
  change(past, { status, ...notSigning }, at);
  for (const document of past.documents) document.superseded_at = at;
  for (const code of past.codes) code.voided_at = at;
  record(context, past, { type: 'reverted', at, actor: 'system' });
}

export function saveMethod(context: PastContext, past: PastContract, at: Date, method: PaymentMethod): void {
  stageAfter(past.contract, 'save-method', 'customer');
  change(past, { payment_method: method }, at);
  record(context, past, { type: 'method_saved', at, actor: 'customer', data: { payment_method: method } });
}

export function pay(context: PastContext, past: PastContract, at: Date, reference: string, staff: Staff): void {
  const { total_cents, payment_method, filled_at, signed_at } = past.contract;
  if (signed_at === null || payment_method === null) throw new Error('Only a signed contract with a method is paid');
  const status = stageAfter(past.contract, 'mark-as-paid', staff.actor);
  const paid = { paid_at: at, amount_cents: total_cents, payment_reference: reference };
  change(past, { status, ...paid, filled_at: filled_at ?? at }, at);
  past.works.push(...plannedWorks(past.contract, signed_at));
  record(context, past, {
    type: 'paid',
    at,
    actor: staff.actor,
    actorUid: staff.uid,
    data: { amount_cents: total_cents, payment_method, paid_at: at.toISOString() },
    details: { reference, note: null },
  });
}

/** Marks the maintenance that was due some days ago as done. */
export function maintain(past: PastContract, today: string, staff: Staff, kmLess: number): void {
  for (const work of past.works.filter(({ due_on }) => due_on < today)) {
    work.done_on = work.due_on;
    work.km = Math.max(0, work.due_km - kmLess);
    work.recorded_by = staff.uid;
  }
}

export function withdraw(context: PastContext, past: PastContract, at: Date): void {
  stageAfter(past.contract, 'withdraw', 'customer');
  const { status, store_uid, id, amount_cents, email } = past.contract;
  const refund_due_at = status === 'PAID' ? refundDueAt(at) : null;
  change(past, { withdrawal_requested_at: at, withdrawal_email: email, withdrawn_at: at, refund_due_at }, at);
  record(context, past, { type: 'withdrawn', at, actor: 'customer' });
  if (refund_due_at === null) return;
  const task = { id: randomUUID(), kind: 'refund' as const, contract_id: id, store_uid, amount_cents };
  past.tasks.push({ ...task, due_at: refund_due_at, created_at: at });
  record(context, past, {
    type: 'refund_due',
    at,
    actor: 'system',
    data: { amount_cents, due_at: refund_due_at.toISOString() },
  });
}

export function refund(context: PastContext, past: PastContract, at: Date, reference: string, staff: Staff): void {
  const refund_cents = past.contract.amount_cents;
  change(past, { refunded_at: at, refund_cents, refund_reference: reference }, at);
  for (const task of past.tasks) Object.assign(task, { done_at: at, done_by: staff.uid });
  const data = { amount_cents: refund_cents, refunded_at: at.toISOString() };
  record(context, past, {
    type: 'refunded',
    at,
    actor: staff.actor,
    actorUid: staff.uid,
    data,
    details: { reference },
  });
}

/** The system's deletion at the deadline, or the one that a manager does before. */
export function remove(context: PastContext, past: PastContract, at: Date, staff: Staff | null, reason: string): void {
  const actor = staff?.actor ?? 'system';
  const stage = nextStage(past.contract.status, staff === null ? 'expire' : 'delete', actor);
  if (stage !== 'deleted') throw new Error('This contract cannot be deleted');
  change(past, { deleted_at: at, deleted_by: actor, delete_reason: reason }, at);
  record(context, past, { type: 'deleted', at, actor, actorUid: staff?.uid ?? null, data: { reason } });
}

/** What a deleted contract that nobody signed loses when its time is over: as the job that erases does. */
export function erase(context: PastContext, past: PastContract, at: Date): void {
  change(past, { ...noPerson, erased_at: at }, at);
  past.details.length = 0;
  past.documents.length = 0;
  record(context, past, { type: 'erased', at, actor: 'system' });
}
