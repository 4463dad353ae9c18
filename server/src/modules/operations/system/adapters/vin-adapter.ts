import { t } from '../../../../platform/i18n';
import type { OpenVinService } from '../../../vehicles';
import type { Adapter } from './adapter';
import { adapterStates, adapterTitles, testTexts } from './adapters.messages';
import { withoutService } from './without-service';

/** A well-formed VIN that is nobody's in particular. */
const sampleVin = 'ZFA31200000000000';

export function vinAdapter(service: OpenVinService | null): Adapter {
  const base = { name: 'vin', title: adapterTitles.vin } as const;
  if (service === null) return withoutService(base, { ok: true, detail: t(adapterStates.noVin) });
  return {
    ...base,
    configured: true,
    async state() {
      const works = service.state() === 'closed';
      return { healthy: works, detail: t(works ? adapterStates.vinWorks : adapterStates.vinRests) };
    },
    async test() {
      const car = await service.askNow(sampleVin);
      if (car === null) return { ok: true, detail: t(testTexts.vinUnknown) };
      const name = [car.manufacturer, car.model, car.version].filter((part) => part !== null).join(' ');
      return { ok: true, detail: t(testTexts.vinKnown, { car: name }) };
    },
  };
}
