import { deletionAt, parseMoney, romeDate } from 'shared-api/domain';
import type { payment } from 'shared-api/entities';
import type * as z from 'zod/mini';
import { type FieldErrors, notFound } from '../../../platform/errors';
import { formatEuro, formatLongDate, t } from '../../../platform/i18n';
import { type Contract, revivableUntil } from '../../contracts';
import { staffPaymentMessages } from './staff-payment.messages';

type StatedPayment = Pick<z.output<typeof payment>, 'amount' | 'paid_at' | 'reference' | 'note'>;

export interface ReadPayment {
  readonly amountCents: number;
  readonly paidAt: Date;
  readonly reference: string;
  readonly note: string | undefined;
  /** What is wrong with it; empty when nothing is. */
  readonly faults: FieldErrors;
}

interface PaymentBounds {
  readonly now: Date;
  /** Whether the contract expired unpaid, so that only a payment of before its deadline counts. */
  readonly expired: boolean;
}

/**
 * A payment as staff states it, with what is wrong with it (decisions.md section 2). Money may have come on the day of
 * the signature, whatever the hour: it counts from the signature on.
 */
export function readPayment(contract: Contract, stated: StatedPayment, bounds: PaymentBounds): ReadPayment {
  const { signed_at: signedAt } = contract;
  const amountCents = parseMoney(stated.amount) ?? 0;
  const stamp = new Date(stated.paid_at);
  const note = stated.note || undefined;
  return {
    amountCents,
    paidAt: signedAt !== null && stamp < signedAt ? signedAt : stamp,
    reference: stated.reference,
    note,
    faults: { ...amountFaults(contract, amountCents, note), ...dayFaults(contract, stamp, bounds) },
  };
}

function amountFaults({ total_cents }: Contract, amountCents: number, note: string | undefined): FieldErrors {
  const errors: Record<string, string[]> = {};
  if (amountCents <= 0) errors.amount = [t(staffPaymentMessages.amountNeeded)];
  if (amountCents !== total_cents && !note)
    errors.note = [t(staffPaymentMessages.noteNeeded, { total: formatEuro(total_cents) })];
  return errors;
}

function dayFaults(contract: Contract, stamp: Date, { now, expired }: PaymentBounds): FieldErrors {
  const { signed_at: signedAt } = contract;
  if (stamp > now) return { paid_at: [t(staffPaymentMessages.dateFuture)] };
  if (signedAt !== null && romeDate(stamp) < romeDate(signedAt))
    return { paid_at: [t(staffPaymentMessages.paidBeforeSigned, { date: formatLongDate(signedAt) })] };
  // The deadline that it had until it was paid.
  const end = expired ? deletionAt({ ...contract, status: 'SIGNED' }) : null;
  if (end === null || stamp <= end) return {};
  return { paid_at: [t(staffPaymentMessages.paidAfterDeadline, { date: formatLongDate(end) })] };
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
