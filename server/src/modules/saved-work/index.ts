import type { Implementation } from '../../platform/http';
import type { Job } from '../../platform/jobs';
import type { Platform } from '../../platform/platform';
import { sweepDrafts } from './drafts/drafts.repository';
import { draftsRoutes } from './drafts/drafts.routes';
import { savedWorkMessages } from './saved-work.messages';
import { viewsRoutes } from './views/views.routes';
import { createViewsService } from './views/views.service';

export { findDrafts } from './drafts/drafts.repository';

/** What a person finds again on any device: saved views of lists, unfinished forms. */
export function savedWorkRoutes(platform: Platform): readonly Implementation[] {
  return [...viewsRoutes(createViewsService(platform)), ...draftsRoutes(platform)];
}

export function savedWorkJobs({ db, settings }: Pick<Platform, 'db' | 'settings'>): readonly Job[] {
  return [
    {
      name: 'sweep-drafts',
      title: savedWorkMessages.sweepDrafts,
      everySeconds: 3_600,
      run: async (now) => ({ rows: await sweepDrafts(db.read, settings.get('retention.desk_drafts'), now) }),
    },
  ];
}
