import type { Job } from '../../platform/jobs';
import type { Platform } from '../../platform/platform';
import { sweepAreaHealth } from './area-health.repository';

export function telemetryJobs({ db }: Pick<Platform, 'db'>): readonly Job[] {
  return [
    {
      name: 'sweep-area-health',
      everySeconds: 86_400,
      run: async (now) => ({ swept: await sweepAreaHealth(db.read, now) }),
    },
  ];
}
