import { formatDateTime, t } from '../../../../platform/i18n';
import type { Platform } from '../../../../platform/platform';
import { timeStampServiceOf, tryTimeStamp } from '../../../documents';
import type { Adapter } from './adapter';
import { lastSeal } from './adapter-facts.repository';
import { adapterStates, adapterTitles, testTexts } from './adapters.messages';
import { withoutService } from './without-service';

export function tsaAdapter({ env, db }: Pick<Platform, 'env' | 'db'>): Adapter {
  const base = { name: 'tsa', title: adapterTitles.tsa } as const;
  const service = timeStampServiceOf(env);
  if (service === null) return withoutService(base, { ok: false, detail: t(adapterStates.noStamp) });
  return {
    ...base,
    configured: true,
    async state() {
      const last = await lastSeal(db.read);
      if (last === null) return { healthy: true, detail: t(adapterStates.neverStamped) };
      const stamped = last.level === 'B-T';
      const text = stamped ? adapterStates.lastStamped : adapterStates.lastUnstamped;
      return { healthy: stamped, detail: t(text, { at: formatDateTime(last.at) }) };
    },
    async test() {
      const failure = await tryTimeStamp(service);
      if (failure === null) return { ok: true, detail: t(testTexts.stamped) };
      return { ok: false, detail: t(failure === 'invalid' ? testTexts.stampInvalid : testTexts.stampUnreachable) };
    },
  };
}
