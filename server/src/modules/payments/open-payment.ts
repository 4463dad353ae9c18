import { eq } from 'drizzle-orm';
import { formatMoney } from 'shared-api/domain';
import * as z from 'zod/mini';
import { invalid, unavailable } from '../../platform/errors';
import { t } from '../../platform/i18n';
import { hashToken, orderedId, randomToken } from '../../platform/keys';
import { shortAnswer } from '../../platform/short-answer';
import type { Contract } from '../contracts';
import { askProvider } from './ask-provider';
import { awaitsCard, pageMinutes } from './overtaken-pages';
import { type PaymentOrigin, pageOf } from './payment-origin';
import type { PaymentsContext } from './payments.context';
import { paymentMessages } from './payments.messages';
import { paymentSessions } from './tables/payment.table';

const providerAnswer = z.object({ redirect_url: z.url({ protocol: /^https?$/ }) });

type OpeningContext = Omit<PaymentsContext, 'keys' | 'contracts'>;

/**
 * Opens the page on which a customer pays by card: the provider's, or in the demonstration our own. It takes the place
 * of those that were opened before.
 * @param from where the customer came from, and goes back to
 * @returns where to send the browser
 * @throws Refusal `validation` unless the card was chosen, `unavailable` when the provider does not answer, or there is none
 */
export async function openPayment(context: OpeningContext, contract: Contract, from: PaymentOrigin): Promise<string> {
  if (!awaitsCard(contract)) throw invalid({ payment_method: [t(paymentMessages.notCard)] });
  if (!context.demo && context.providerUrl === null) throw unavailable(t(paymentMessages.noProvider));
  const now = context.clock.now();
  const id = orderedId(now);
  const token = randomToken();
  const expires_at = new Date(now.getTime() + pageMinutes * 60_000);
  await context.db.read.insert(paymentSessions).values({
    id,
    contract_id: contract.id,
    token_hash: hashToken(token),
    amount_cents: contract.total_cents,
    created_at: now,
    expires_at,
  });
  if (context.demo) return `${context.publicUrl}/dev/payment?session=${token}&from=${from}`;
  const page = await pageFor(context, contract, { from, id, expires_at });
  if (page !== null) return page;
  await context.db.read.update(paymentSessions).set({ unanswered_at: now }).where(eq(paymentSessions.id, id));
  throw unavailable(t(paymentMessages.providerAway));
}

interface Session {
  readonly id: string;
  readonly from: PaymentOrigin;
  readonly expires_at: Date;
}

/** The provider's page for a contract; null when it gives none. */
async function pageFor(
  context: OpeningContext,
  contract: Contract,
  { id, from, expires_at }: Session,
): Promise<string | null> {
  const { publicUrl } = context;
  const request = {
    session_id: id,
    expires_at: expires_at.toISOString(),
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
      async (answer) => providerAnswer.parse(await (await shortAnswer(answer)).json()).redirect_url,
    );
  } catch {
    return null;
  }
}
