import type { Job } from '../../platform/jobs';
import type { Platform } from '../../platform/platform';
import { sweepAreaHealth } from './area-health.repository';
import { sweepVitals } from './area-vitals.repository';
import { telemetryMessages } from './telemetry.messages';
import { sweepErrors } from './telemetry.repository';

export function telemetryJobs({ db, settings }: Pick<Platform, 'db' | 'settings'>): readonly Job[] {
  return [
    {
      name: 'sweep-area-health',
      title: telemetryMessages.sweepHealth,
      everySeconds: 86_400,
      run: async (now) => ({ rows: (await sweepAreaHealth(db.read, now)) + (await sweepVitals(db.read, now)) }),
    },
    {
      name: 'sweep-client-errors',
      title: telemetryMessages.sweepErrors,
      everySeconds: 86_400,
      run: async (now) => ({ rows: await sweepErrors(db.read, settings.get('retention.client_errors'), now) }),
    },
  ];
}
