import type { Job } from '../../platform/jobs';
import type { Platform } from '../../platform/platform';
import { eraseOldNotices } from '../notifications';
import { eraseBodies } from './erase-bodies';
import { outboxTexts } from './outbox.messages';

export function outboxJobs({ db, settings }: Pick<Platform, 'db' | 'settings'>): readonly Job[] {
  return [
    {
      name: 'erase-message-bodies',
      title: outboxTexts.eraseBodies,
      everySeconds: 86_400,
      apart: 'erasing',
      run: async (now) => {
        const months = settings.get('retention.message_bodies');
        return { rows: (await eraseBodies(db.read, months, now)) + (await eraseOldNotices(db.read, months, now)) };
      },
    },
  ];
}
