import { adminUsers } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { type Text, t } from '../../../platform/i18n';
import { metaOf } from '../../../platform/list';
import { listSessions } from '../../auth';
import { listContracts } from '../../contracts';
import { consentHistory, destroyAccount, exportData, wouldBeKept } from '../../personal-data';
import { type Account, userMessages } from '../../users';
import { refusingTakenEmail } from '../change/change-contacts';
import { changeProfile } from '../change/change-profile';
import { changeReleaseAreas, changeRoles } from '../change/change-roles';
import { changeSettings, revokeConsents } from '../change/change-settings';
import { createUser } from '../change/create-user';
import { endSession, endSessions, inviteUser } from '../change/user-access';
import { changeUser, type UserAtHand, type UserCall, type UsersContext } from '../change/user-change';
import { attachedSince, countByRole, findUser, findUsers } from '../list/users-in-sight.repository';
import { showUser, showUsers } from '../show/show-users';
import { userAdminMessages } from '../user-admin.messages';

/** Every account, for the operator. It stands on modules that stand on `users`, so only `app.ts` takes it. */
export function adminUsersRoutes(context: UsersContext): readonly Implementation[] {
  return [...readingRoutes(context), ...changingRoutes(context)];
}

/** What the operator reads of accounts. What belongs to a person is found by that person's own scope. */
function readingRoutes(context: UsersContext): readonly Implementation[] {
  const { db, clock, settings } = context.platform;

  return [
    implement(adminUsers.search, async ({ scope, query }) => {
      const { rows, total } = await findUsers(db.read, scope, query);
      const counts = await countByRole(db.read, scope, query);
      return {
        status: 200,
        body: { data: await showUsers(db.read, rows), meta: { ...metaOf(query, total), counts } },
      };
    }),

    implement(adminUsers.get, async ({ scope, params }) => {
      const data = await showUser(db.read, await findUser(db.read, scope, params.uid));
      return { status: 200, body: { data }, version: data.version };
    }),

    implement(adminUsers.listContracts, async ({ scope, params, query }) => {
      const { uid } = await findUser(db.read, scope, params.uid);
      return { status: 200, body: await listContracts(db.read, { area: 'user', uid }, query, clock.now()) };
    }),

    implement(adminUsers.listStores, async ({ scope, params, query }) => {
      const { uid } = await findUser(db.read, scope, params.uid);
      const { data, meta } = await context.stores.list({ area: 'manager', uid }, { ...query, wheres: [] });
      const since = await attachedSince(db.read, uid);
      const rows = data.map((store) => ({
        ...store,
        attached_at: (since.get(store.store_uid) ?? clock.now()).toISOString(),
      }));
      return { status: 200, body: { data: rows, meta } };
    }),

    implement(adminUsers.listSessions, async ({ scope, caller, params }) => {
      const { uid } = await findUser(db.read, scope, params.uid);
      const data = await listSessions(db.read, { uid, session_id: caller.session_id }, clock.now());
      return { status: 200, body: { data } };
    }),

    implement(adminUsers.getPrivacy, async ({ scope, params }) => {
      const account = await findUser(db.read, scope, params.uid);
      const { privacy } = await showUser(db.read, account);
      return { status: 200, body: { data: { ...privacy, history: await consentHistory(db.read, account.uid) } } };
    }),

    implement(adminUsers.exportData, async ({ scope, caller, params }) => {
      const { uid } = await findUser(db.read, scope, params.uid);
      return { status: 200, file: await exportData(context, await context.users.read(uid), caller.uid) };
    }),

    implement(adminUsers.listKept, async ({ scope, params }) => {
      const { uid } = await findUser(db.read, scope, params.uid);
      return { status: 200, body: { data: await wouldBeKept({ db, clock, settings }, uid) } };
    }),
  ];
}

interface Changed {
  readonly account: Account;
  readonly said: Text;
}

/** What the operator does to accounts. */
function changingRoutes(context: UsersContext): readonly Implementation[] {
  const { db } = context.platform;

  const changed = (call: UserCall, change: (hand: UserAtHand) => Promise<Changed>) =>
    changeUser(context, call, async (hand) => {
      const { account, said } = await change(hand);
      const data = await showUser(hand.tx, account);
      return { status: 202 as const, body: { data, message: t(said) }, version: data.version };
    });

  return [
    implement(adminUsers.create, async ({ scope, caller, body }) => {
      const data = await db.lastTransaction(async (tx) =>
        showUser(tx, await createUser({ tx, context, scope, caller }, body)),
      );
      return { status: 201, body: { data, message: t(userAdminMessages.created) }, version: data.version };
    }),

    implement(adminUsers.invite, async (call) => ({
      status: 202,
      body: { message: t(await inviteUser(context, call)) },
    })),

    implement(adminUsers.updateProfile, (call) =>
      refusingTakenEmail(changed(call, (hand) => changeProfile(hand, call.body))),
    ),

    implement(adminUsers.updateRoles, (call) => changed(call, (hand) => changeRoles(hand, call.body.roles))),

    implement(adminUsers.updateReleaseAreas, (call) =>
      changed(call, async (hand) => ({
        account: await changeReleaseAreas(hand, call.body.areas),
        said: userAdminMessages.releaseAreasSaved,
      })),
    ),

    implement(adminUsers.updateSettings, (call) =>
      changed(call, async (hand) => ({
        account: await changeSettings(hand, call.body),
        said: userMessages.settingsSaved,
      })),
    ),

    implement(adminUsers.updatePrivacy, (call) =>
      changed(call, async (hand) => ({
        account: await revokeConsents(hand, call.body),
        said: userAdminMessages.consentsRevoked,
      })),
    ),

    implement(adminUsers.endSessions, async (call) => {
      await changeUser(context, call, endSessions);
      return { status: 204 };
    }),

    implement(adminUsers.endSession, async (call) => {
      await changeUser(context, call, (hand) => endSession(hand, call.params.id));
      return { status: 204 };
    }),

    implement(adminUsers.destroy, async ({ scope, caller, params, expectVersion }) => {
      const { uid } = await findUser(db.read, scope, params.uid);
      await destroyAccount(context, { uid, adminUid: caller.uid, expectVersion });
      return { status: 204 };
    }),
  ];
}
