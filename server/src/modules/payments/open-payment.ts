import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { formatMoney, methodIs } from 'shared-api/domain';
import * as z from 'zod/mini';
import { invalid, unavailable } from '../../platform/errors';
import { t } from '../../platform/i18n';
import { hashToken, randomToken } from '../../platform/keys';
import type { Contract } from '../contracts';
import { askProvider } from './ask-provider';
import { type PaymentOrigin, pageOf } from './payment-origin';
import type { PaymentsContext } from './payments.context';
import { paymentMessages } from './payments.messages';
import { paymentSessions } from './tables/payment.table';

const sessionMinutes = 30;
const providerAnswer = z.object({ redirect_url: z.url({ protocol: /^https?$/ }) });

type OpeningContext = Omit<PaymentsContext, 'keys' | 'contracts'>;

/**
 * Opens the page on which a customer pays by card: the provider's, or in the demonstration our own.
 * @param from where the customer came from, and goes back to
 * @returns where to send the browser
 * @throws Refusal `validation` unless the card was chosen, `unavailable` when the provider does not answer
 */
export async function openPayment(context: OpeningContext, contract: Contract, from: PaymentOrigin): Promise<string> {
  if (!methodIs('online', contract.payment_method) || contract.status === 'PAID' || contract.withdrawn_at !== null) {
    throw invalid({ payment_method: [t(paymentMessages.notCard)] });
  }
  const id = randomUUID();
  const token = randomToken();
  const now = context.clock.now();
  await context.db.read.insert(paymentSessions).values({
    id,
    contract_id: contract.id,
    token_hash: hashToken(token),
    amount_cents: contract.total_cents,
    created_at: now,
    expires_at: new Date(now.getTime() + sessionMinutes * 60_000),
  });
  if (context.demo) return `${context.publicUrl}/dev/payment?session=${token}&from=${from}`;
  const page = await pageFor(context, contract, from);
  if (page !== null) return page;
  await context.db.read.update(paymentSessions).set({ unanswered_at: now }).where(eq(paymentSessions.id, id));
  throw unavailable(t(paymentMessages.providerAway));
}

/** The provider's page for a contract; null when it gives none. */
async function pageFor(context: OpeningContext, contract: Contract, from: PaymentOrigin): Promise<string | null> {
  const { publicUrl } = context;
  const request = {
    contract_uid: contract.contract_uid,
    amount: formatMoney(contract.total_cents),
    reference: contract.code,
    // Whether it was paid only the provider's event tells: the page waits for it.
    return_url: `${publicUrl}${pageOf(contract, from)}?esito=attesa`,
    notify_url: `${publicUrl}/api/v1/webhooks/payment`,
  };
  try {
    return await askProvider(
      context,
      request,
      async (answer) => providerAnswer.parse(await answer.json()).redirect_url,
    );
  } catch {
    return null;
  }
}
