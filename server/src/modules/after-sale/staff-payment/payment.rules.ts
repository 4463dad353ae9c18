import { deletionAt, romeDate } from 'shared-api/domain';
import { type FieldErrors, notFound } from '../../../platform/errors';
import { formatEuro, formatLongDate, t } from '../../../platform/i18n';
import { type Contract, revivableUntil } from '../../contracts';
import { staffPaymentMessages } from './staff-payment.messages';

export interface StatedPayment {
  readonly amountCents: number;
  readonly paidAt: Date;
  readonly note: string | undefined;
}

/**
 * What is wrong with a payment as staff states it; empty when nothing is (decisions.md section 2). Money may have
 * come on the day of the signature, whatever the hour.
 */
export function paymentFaults(
  contract: Contract,
  { amountCents, paidAt, note }: StatedPayment,
  now: Date,
): FieldErrors {
  const errors: Record<string, string[]> = {};
  if (amountCents <= 0) errors.amount = [t(staffPaymentMessages.amountNeeded)];
  if (amountCents !== contract.total_cents && !note)
    errors.note = [t(staffPaymentMessages.noteNeeded, { total: formatEuro(contract.total_cents) })];
  const signedAt = contract.signed_at;
  if (paidAt > now) errors.paid_at = [t(staffPaymentMessages.dateFuture)];
  else if (signedAt !== null && romeDate(paidAt) < romeDate(signedAt))
    errors.paid_at = [t(staffPaymentMessages.paidBeforeSigned, { date: formatLongDate(signedAt) })];
  else if (contract.deleted_at !== null) {
    const end = deletionAt(contract) ?? contract.deleted_at;
    if (paidAt > end) errors.paid_at = [t(staffPaymentMessages.paidAfterDeadline, { date: formatLongDate(end) })];
  }
  return errors;
}

/**
 * A contract that the system deleted unpaid may still be paid for ten days; what a person deleted may not.
 * @throws Refusal `not_found` for any other deleted contract
 */
export function expectPayable(contract: Contract, now: Date): void {
  if (contract.deleted_at === null) return;
  const until = revivableUntil(contract);
  if (until === null || now > until) throw notFound();
}
