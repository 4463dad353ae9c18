import { and, count, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/db';
import {
  addMismatch,
  endMismatchByProvider,
  findOpenMismatches,
  isRefundDue,
  type OpenMismatch,
  recordRefund,
} from '../after-sale';
import type { Contract } from '../contracts';
import { isReturnOf, keepRefunded, type Payment, refundOfContract, refundOfMismatch } from './own-refunds';
import type { PaymentsContext } from './payments.context';
import { paymentEvents } from './tables/payment.table';

/** Money that the provider gave back: by our wish, from its own console, or after a dispute. */
export interface Returned {
  /** Null where the provider named no amount that can be read. */
  readonly amountCents: number | null;
  readonly eventId: string;
  readonly reference: string;
}

export type Meaning =
  /** Known already: the echo of a refund of ours, or told twice. */
  | { readonly of: 'known' }
  /** What is due after the withdrawal. */
  | { readonly of: 'contract'; readonly amountCents: number }
  | { readonly of: 'mismatch'; readonly mismatch: OpenMismatch; readonly amountCents: number }
  /** Nobody was to give it back: somebody has to find out why. */
  | { readonly of: 'nothing' };

/** What money that went back is of: told by contract, reference and amount. */
export async function meaningOf(
  tx: Queries,
  contract: Contract,
  { amountCents, reference }: Returned,
): Promise<Meaning> {
  if (amountCents === null) return { of: 'nothing' };
  const payment = { contractId: contract.id, amountCents, reference };
  const taken = await takenAs(tx, payment);
  if (taken.length === 0) return { of: 'nothing' };
  const [returned] = await tx.select({ total: count() }).from(paymentEvents).where(isReturnOf(payment));
  if ((returned?.total ?? 0) >= taken.length) return { of: 'known' };
  const isDue = isRefundDue(contract) && contract.amount_cents === amountCents;
  if (isDue && taken.some(({ outcome }) => outcome === 'paid')) return { of: 'contract', amountCents };
  const open = await findOpenMismatches(tx, contract.id);
  const mismatch = open.find((one) => !one.returned && one.amountCents === amountCents && one.reference === reference);
  return mismatch === undefined ? { of: 'nothing' } : { of: 'mismatch', mismatch, amountCents };
}

/**
 * Whether a payment of this name and amount was taken before, by another event. No name, or ours for the contract, tells
 * no payment from another: each of those is one, for none may be lost.
 */
export async function isTaken(
  tx: Queries,
  { id, code }: Contract,
  { amountCents, reference }: Returned,
): Promise<boolean> {
  const name = reference.trim();
  if (amountCents === null || name === '' || name.toUpperCase() === code.toUpperCase()) return false;
  return (await takenAs(tx, { contractId: id, amountCents, reference })).length > 0;
}

/** The provider's events by which it took a payment of this name and amount. */
function takenAs(tx: Queries, payment: Payment) {
  return tx
    .select({ outcome: paymentEvents.outcome })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.contract_id, payment.contractId),
        eq(paymentEvents.amount_cents, payment.amountCents),
        eq(paymentEvents.reference, payment.reference),
        inArray(paymentEvents.outcome, ['paid', 'refund']),
      ),
    );
}

/** Ends what waited for this money to go back; what nobody expected waits for somebody to explain it. */
export async function takeRefund(
  tx: Queries,
  { clock, contracts }: PaymentsContext,
  contract: Contract,
  { meaning, returned }: { readonly meaning: Meaning; readonly returned: Returned },
): Promise<void> {
  const at = clock.now();
  const { reference } = returned;
  switch (meaning.of) {
    case 'known':
      return;
    case 'nothing':
      return addMismatch(tx, contracts, contract, { ...returned, returned: true });
    case 'contract': {
      const { amountCents } = meaning;
      const id = refundOfContract(contract.code);
      await keepRefunded(tx, { id, contractId: contract.id, amountCents, reference }, at);
      const by = { actor: 'provider' as const, uid: null };
      await recordRefund(tx, contracts, contract, { amountCents, refundedAt: at, reference, by, onCard: true });
      return;
    }
    case 'mismatch': {
      const { mismatch, amountCents } = meaning;
      const id = refundOfMismatch(mismatch.id);
      await keepRefunded(tx, { id, contractId: contract.id, amountCents, reference }, at);
      return endMismatchByProvider(tx, contracts, contract, mismatch);
    }
  }
}
