import type { Job } from '../../platform/jobs';
import type { Platform } from '../../platform/platform';
import { messages } from './areas.messages';
import { watchReleases } from './watch-releases';

export function areaJobs(platform: Pick<Platform, 'db' | 'clock' | 'keys' | 'releases'>): readonly Job[] {
  return [
    {
      name: 'watch-releases',
      title: messages.watchReleases,
      everySeconds: 60,
      run: async (now) => ({ rows: await watchReleases(platform, now) }),
    },
  ];
}
