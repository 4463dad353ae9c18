import { addressWithoutUser } from '../../../../platform/address-without-user';
import { formatDateTime, t } from '../../../../platform/i18n';
import type { Platform } from '../../../../platform/platform';
import type { Adapter } from './adapter';
import { lastPaymentEvent, unansweredPayments } from './adapter-facts.repository';
import { adapterStates, adapterTitles, testTexts } from './adapters.messages';
import { withoutService } from './without-service';

const timeoutMs = 5_000;

export function paymentAdapter({ env, db }: Pick<Platform, 'env' | 'db'>): Adapter {
  const base = { name: 'payment', title: adapterTitles.payment } as const;
  const address = env.DEMO ? null : env.PAYMENT_URL;
  if (address === null) {
    return withoutService(base, {
      ok: env.DEMO,
      detail: t(env.DEMO ? adapterStates.demoPayment : adapterStates.noPayment),
    });
  }
  return {
    ...base,
    configured: true,
    async state() {
      const at = await lastPaymentEvent(db.read);
      const unanswered = await unansweredPayments(db.read);
      const last = at === null ? t(adapterStates.neverPaid) : t(adapterStates.lastPayment, { at: formatDateTime(at) });
      const faults = unanswered === 0 ? [] : [t(adapterStates.unansweredPayments, { count: unanswered })];
      return { healthy: unanswered === 0, detail: [last, ...faults].join(' ') };
    },
    async test() {
      // Without a contract there is nothing to pay: what can be seen is whether somebody answers there.
      const { url, headers } = addressWithoutUser(address);
      const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
      await answer.body?.cancel();
      // A redirect is not followed when somebody pays: what is posted is signed for this address.
      const ok = answer.status < 500 && !(answer.status >= 300 && answer.status < 400);
      return { ok, detail: t(testTexts.paymentAnswers, { status: String(answer.status) }) };
    },
  };
}
