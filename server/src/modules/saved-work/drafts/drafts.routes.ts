import { accountDesk } from 'shared-api/contracts';
import { invalid, stale, unauthenticated } from '../../../platform/errors';
import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import type { Platform } from '../../../platform/platform';
import { lockByUid } from '../../users';
import { savedWorkMessages } from '../saved-work.messages';
import { countOtherDrafts, deleteDraft, draftKeptAt, findDraft, keepDraft, listDrafts } from './drafts.repository';

/** More unfinished forms than anybody fills in at once. */
const mostDrafts = 50;

type Needs = Pick<Platform, 'db' | 'clock' | 'keys' | 'settings'>;

const timeOf = (seen: string | null) => (seen === null ? undefined : Date.parse(seen));

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
      const { value, seen } = body;
      const keptAt = await db.lastTransaction(async (tx) => {
        // The account's row is locked, so that forms kept at once do not pass the limit together, nor each other.
        if ((await lockByUid(tx, caller.uid)) === null) throw unauthenticated();
        const before = await draftKeptAt(tx, which);
        if (seen !== undefined && before?.getTime() !== timeOf(seen)) throw stale();
        if ((await countOtherDrafts(tx, which)) >= mostDrafts) {
          throw invalid({ key: [t(savedWorkMessages.tooManyDrafts, { max: mostDrafts })] });
        }
        // Two that were kept within a millisecond are told apart, too.
        const at = new Date(Math.max(clock.now().getTime(), (before?.getTime() ?? 0) + 1));
        await keepDraft(tx, keys, which, value, at);
        return at;
      });
      return { status: 202, body: { data: { updated_at: keptAt.toISOString() } } };
    }),
    implement(accountDesk.removeDraft, async ({ caller, params }) => {
      await db.lastTransaction((tx) => deleteDraft(tx, { uid: caller.uid, key: params.key }));
      return { status: 204 };
    }),
  ];
}
