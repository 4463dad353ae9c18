import type { Job } from '../../platform/jobs';
import type { Platform } from '../../platform/platform';
import { auditMessages } from './audit.messages';
import { sweepAddresses } from './audit.repository';

export { auditRoutes } from './audit.routes';

export function auditJobs({ db, settings }: Pick<Platform, 'db' | 'settings'>): readonly Job[] {
  return [
    {
      name: 'sweep-audit-addresses',
      title: auditMessages.sweepAddresses,
      everySeconds: 3_600,
      run: async (now) => ({ rows: await sweepAddresses(db.read, settings.get('retention.staff_addresses'), now) }),
    },
  ];
}
