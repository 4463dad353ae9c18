import { adminUsers } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { metaOf } from '../../../platform/list';
import { listSessions } from '../../auth';
import { listContracts } from '../../contracts';
import { consentHistory, exportData, wouldBeKept } from '../../personal-data';
import { attachedSince, countByRole, findPeople, findPerson } from '../list/people.repository';
import type { PeopleContext } from '../people.context';
import { showPeople, showPerson } from '../show/show-people';

/** What the operator reads of accounts. What belongs to a person is found by that person's own scope. */
export function readingPeopleRoutes(context: PeopleContext): readonly Implementation[] {
  const { db, clock, settings } = context.platform;

  return [
    implement(adminUsers.search, async ({ scope, query }) => {
      const { rows, total } = await findPeople(db.read, scope, query);
      const counts = await countByRole(db.read, scope, query);
      return {
        status: 200,
        body: { data: await showPeople(db.read, rows), meta: { ...metaOf(query, total), counts } },
      };
    }),

    implement(adminUsers.get, async ({ scope, params }) => {
      const data = await showPerson(db.read, await findPerson(db.read, scope, params.uid));
      return { status: 200, body: { data }, version: data.version };
    }),

    implement(adminUsers.listContracts, async ({ scope, params, query }) => {
      const { uid } = await findPerson(db.read, scope, params.uid);
      return { status: 200, body: await listContracts(db.read, { area: 'user', uid }, query, clock.now()) };
    }),

    implement(adminUsers.listStores, async ({ scope, params, query }) => {
      const { uid } = await findPerson(db.read, scope, params.uid);
      const { data, meta } = await context.stores.list({ area: 'manager', uid }, { ...query, wheres: [] });
      const since = await attachedSince(db.read, uid);
      const rows = data.map((store) => ({
        ...store,
        attached_at: (since.get(store.store_uid) ?? clock.now()).toISOString(),
      }));
      return { status: 200, body: { data: rows, meta } };
    }),

    implement(adminUsers.listSessions, async ({ scope, caller, params }) => {
      const { uid } = await findPerson(db.read, scope, params.uid);
      const data = await listSessions(db.read, { uid, session_id: caller.session_id }, clock.now());
      return { status: 200, body: { data } };
    }),

    implement(adminUsers.getPrivacy, async ({ scope, params }) => {
      const account = await findPerson(db.read, scope, params.uid);
      const { privacy } = await showPerson(db.read, account);
      return { status: 200, body: { data: { ...privacy, history: await consentHistory(db.read, account.uid) } } };
    }),

    implement(adminUsers.exportData, async ({ scope, caller, params }) => {
      const { uid } = await findPerson(db.read, scope, params.uid);
      return { status: 200, file: await exportData(context, await context.users.read(uid), caller.uid) };
    }),

    implement(adminUsers.listKept, async ({ scope, params }) => {
      const { uid } = await findPerson(db.read, scope, params.uid);
      return { status: 200, body: { data: await wouldBeKept({ db, clock, settings }, uid) } };
    }),
  ];
}
