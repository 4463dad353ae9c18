import { formatDateTime, t } from '../../../../platform/i18n';
import type { Platform } from '../../../../platform/platform';
import { productVersion } from '../../../../platform/product-version';
import type { ErrorService } from '../../../telemetry';
import type { Adapter } from './adapter';
import { adapterStates, adapterTitles, testTexts } from './adapters.messages';
import { withoutService } from './without-service';

export function sentryAdapter({ clock }: Pick<Platform, 'clock'>, service: ErrorService | null): Adapter {
  const base = { name: 'sentry', title: adapterTitles.sentry } as const;
  if (service === null) return withoutService(base, { ok: false, detail: t(adapterStates.noSentry) });
  return {
    ...base,
    configured: true,
    async state() {
      const { host } = service;
      const lost = service.lastLost();
      return lost === null
        ? { healthy: true, detail: t(adapterStates.sentry, { host }) }
        : { healthy: false, detail: t(adapterStates.sentryAway, { host, at: formatDateTime(lost) }) };
    },
    async test() {
      const event = {
        message: t(testTexts.sentryEvent),
        area: 'server',
        version: productVersion,
        url: '/cms/admin/system',
      };
      await service.report(event, clock.now());
      return { ok: true, detail: t(testTexts.sentryTook) };
    },
  };
}
