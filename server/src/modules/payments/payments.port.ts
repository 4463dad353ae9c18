import { eq } from 'drizzle-orm';
import type { PaymentsPort } from '../contracts';
import { paymentEvents, paymentSessions } from './tables/payment.table';

/** What contracts ask of their payments by card. */
export const paymentsPort: PaymentsPort = {
  /** Amount and moment stay as figures; by its own name for a payment the provider could tell who paid. */
  async erasePayments(tx, contractId) {
    await tx.update(paymentEvents).set({ reference: null }).where(eq(paymentEvents.contract_id, contractId));
    await tx.delete(paymentSessions).where(eq(paymentSessions.contract_id, contractId));
  },
};
