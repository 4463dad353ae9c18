import { countedJob, type Job } from '../../platform/jobs';
import type { Platform } from '../../platform/platform';
import { personalDataMessages } from './personal-data.messages';
import { eraseAccountConsents } from './retention/erase-account-consents';

export function personalDataJobs(platform: Pick<Platform, 'db' | 'settings'>): readonly Job[] {
  return [
    countedJob(
      'erase-account-consents',
      { title: personalDataMessages.eraseConsentsJob, everySeconds: 86_400, apart: 'erasing' },
      (now) => eraseAccountConsents(platform, now),
    ),
  ];
}
