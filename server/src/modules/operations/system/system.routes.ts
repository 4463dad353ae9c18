import { adminSystem } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import type { Job } from '../../../platform/jobs';
import type { Traffic } from '../../../platform/metrics';
import type { Platform } from '../../../platform/platform';
import { type OutsideServices, openAdapters } from './adapters/open-adapters';
import { testAdapter } from './adapters/test-adapter';
import { systemReader } from './read-system';
import { systemMessages } from './system.messages';

export interface RunningParts extends OutsideServices {
  readonly jobs: readonly Job[];
  traffic(): Traffic;
}

/** How the product fares, and the trial of what it depends on. */
export function systemRoutes(
  platform: Platform,
  { jobs, traffic, ...services }: RunningParts,
): readonly Implementation[] {
  const adapters = openAdapters(platform, services);
  const readSystem = systemReader(platform, { jobs, adapters, traffic });
  return [
    implement(adminSystem.get, async () => ({ status: 200, body: { data: await readSystem() } })),
    implement(adminSystem.testAdapter, async ({ scope, params, body }) => {
      const data = await testAdapter(platform, adapters, { by: scope.uid, name: params.name, to: body.to });
      return { status: 202, body: { data, message: t(data.ok ? systemMessages.worked : systemMessages.failed) } };
    }),
  ];
}
