import { accountDesk } from 'shared-api/contracts';
import { invalid } from '../../../platform/errors';
import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import type { Platform } from '../../../platform/platform';
import { lockByUid } from '../../users';
import { savedWorkMessages } from '../saved-work.messages';
import { countOtherDrafts, deleteDraft, findDraft, keepDraft, listDrafts } from './drafts.repository';

/** More unfinished forms than anybody fills in at once. */
const mostDrafts = 50;

type Needs = Pick<Platform, 'db' | 'clock' | 'keys' | 'settings'>;

export function draftsRoutes({ db, clock, keys, settings }: Needs): readonly Implementation[] {
  return [
    implement(accountDesk.listDrafts, async ({ caller, query }) => {
      const which = { uid: caller.uid, key: query.form };
      const data = await listDrafts(db.read, keys, which, settings.get('retention.desk_drafts'));
      return { status: 200, body: { data } };
    }),
    implement(accountDesk.getDraft, async ({ caller, params }) => {
      const draft = await findDraft(db.read, keys, { uid: caller.uid, key: params.key });
      return { status: 200, body: { data: draft } };
    }),
    implement(accountDesk.saveDraft, async ({ caller, params, body }) => {
      const which = { uid: caller.uid, key: params.key };
      await db.lastTransaction(async (tx) => {
        // The account's row is locked, so that forms kept at once do not pass the limit together.
        await lockByUid(tx, caller.uid);
        if ((await countOtherDrafts(tx, which)) >= mostDrafts) {
          throw invalid({ key: [t(savedWorkMessages.tooManyDrafts, { max: mostDrafts })] });
        }
        await keepDraft(tx, keys, which, body.value, clock.now());
      });
      return { status: 202, body: {} };
    }),
    implement(accountDesk.removeDraft, async ({ caller, params }) => {
      await db.lastTransaction((tx) => deleteDraft(tx, { uid: caller.uid, key: params.key }));
      return { status: 204 };
    }),
  ];
}
