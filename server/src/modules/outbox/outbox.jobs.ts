import type { Job } from '../../platform/jobs';
import type { Platform } from '../../platform/platform';
import { eraseBodies } from './erase-bodies';
import { outboxTexts } from './outbox.messages';

export function outboxJobs({ db, settings }: Pick<Platform, 'db' | 'settings'>): readonly Job[] {
  return [
    {
      name: 'erase-message-bodies',
      title: outboxTexts.eraseBodies,
      everySeconds: 86_400,
      run: async (now) => ({ rows: await eraseBodies(db.read, settings.get('retention.message_bodies'), now) }),
    },
  ];
}
