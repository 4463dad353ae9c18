import { formatDateTime, t } from '../../../../platform/i18n';
import type { Platform } from '../../../../platform/platform';
import type { Adapter } from './adapter';
import { lastPaymentEvent } from './adapter-facts.repository';
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
      const detail =
        at === null ? t(adapterStates.neverPaid) : t(adapterStates.lastPayment, { at: formatDateTime(at) });
      return { healthy: true, detail };
    },
    async test() {
      // Without a contract there is nothing to pay: what can be seen is whether somebody answers there.
      const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
      await answer.body?.cancel();
      return { ok: answer.status < 500, detail: t(testTexts.paymentAnswers, { status: String(answer.status) }) };
    },
  };
}
