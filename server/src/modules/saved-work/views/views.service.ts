import type { SavedView } from 'shared-api/entities';
import type { Account } from '../../../platform/auth';
import type { Clock } from '../../../platform/clock';
import type { Database, Queries } from '../../../platform/db';
import { invalid, notFound, unauthenticated } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { lockByUid } from '../../users';
import { savedWorkMessages } from '../saved-work.messages';
import { roleOfList, type ViewList } from './view-role';
import {
  changeView,
  countOwnViews,
  deleteView,
  findViews,
  insertView,
  type NewView,
  type StoredView,
  savedView,
  type ViewChange,
} from './views.repository';

/** As many as a menu can still show. */
const mostViews = 50;

export interface ViewsService {
  list(account: Account, list: ViewList | undefined): Promise<SavedView[]>;
  /** @throws Refusal on `list` when it is of an area that the person does not work in, on `name` beyond the limit */
  save(account: Account, view: NewView): Promise<SavedView>;
  /** Own views only. @throws Refusal `not_found` */
  change(account: Account, id: string, change: ViewChange): Promise<SavedView>;
  /** Own views only. @throws Refusal `not_found` */
  remove(account: Account, id: string): Promise<void>;
}

export function createViewsService({ db, clock }: { db: Database; clock: Clock }): ViewsService {
  return {
    async list(account, list) {
      return (await findViews(db.read, account, list)).flatMap((row) => savedView(row, account));
    },
    async save(account, view) {
      if (!account.roles.includes(roleOfList(view.list))) throw invalid({ list: [t(savedWorkMessages.listOfOthers)] });
      return db.lastTransaction(async (tx) => {
        await expectRoom(tx, account);
        return only(await insertView(tx, account, view, clock.now()), account);
      });
    },
    change: (account, id, change) =>
      db.lastTransaction(async (tx) => only(await changeView(tx, account, id, change, clock.now()), account)),
    async remove(account, id) {
      if (!(await db.lastTransaction((tx) => deleteView(tx, account, id)))) throw notFound();
    },
  };
}

/** The account's row is locked, so that two saves at once do not both take the last place. */
async function expectRoom(tx: Queries, account: Account): Promise<void> {
  if ((await lockByUid(tx, account.uid)) === null) throw unauthenticated();
  if ((await countOwnViews(tx, account)) >= mostViews) {
    throw invalid({ name: [t(savedWorkMessages.tooManyViews, { max: mostViews })] });
  }
}

function only(row: StoredView | null, account: Account): SavedView {
  const [view] = row === null ? [] : savedView(row, account);
  if (view === undefined) throw notFound();
  return view;
}
