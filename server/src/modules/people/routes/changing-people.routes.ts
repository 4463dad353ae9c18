import { adminUsers } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { type Text, t } from '../../../platform/i18n';
import { destroyAccount } from '../../personal-data';
import type { Account } from '../../users';
import { changeProfile } from '../change/change-profile';
import { changeReleaseAreas } from '../change/change-release-areas';
import { changeRoles } from '../change/change-roles';
import { changeSettings } from '../change/change-settings';
import { createPerson } from '../change/create-person';
import { refusingTakenEmail } from '../change/email-taken';
import { endSession, endSessions } from '../change/end-sessions';
import { invitePerson } from '../change/invite-person';
import { changePerson, type PersonAtHand, type PersonCall } from '../change/person-change';
import { revokeConsents } from '../change/revoke-consents';
import { findPerson } from '../list/people.repository';
import type { PeopleContext } from '../people.context';
import { peopleMessages } from '../people.messages';
import { showPerson } from '../show/show-people';

interface Changed {
  readonly account: Account;
  readonly said: Text;
}

/** What the operator does to accounts. */
export function changingPeopleRoutes(context: PeopleContext): readonly Implementation[] {
  const { db } = context.platform;

  const changed = (call: PersonCall, change: (hand: PersonAtHand) => Promise<Changed>) =>
    changePerson(context, call, async (hand) => {
      const { account, said } = await change(hand);
      const data = await showPerson(hand.tx, account);
      return { status: 202 as const, body: { data, message: t(said) }, version: data.version };
    });

  return [
    implement(adminUsers.create, async ({ scope, caller, body }) => {
      const data = await refusingTakenEmail(
        db.lastTransaction(async (tx) => showPerson(tx, await createPerson({ tx, context, scope, caller }, body))),
      );
      return { status: 201, body: { data, message: t(peopleMessages.created) }, version: data.version };
    }),

    implement(adminUsers.invite, async (call) => ({
      status: 202,
      body: { message: t(await invitePerson(context, call)) },
    })),

    implement(adminUsers.updateProfile, (call) =>
      refusingTakenEmail(changed(call, (hand) => changeProfile(hand, call.body))),
    ),

    implement(adminUsers.updateRoles, (call) => changed(call, (hand) => changeRoles(hand, call.body.roles))),

    implement(adminUsers.updateReleaseAreas, (call) =>
      changed(call, async (hand) => ({
        account: await changeReleaseAreas(hand, call.body.areas),
        said: peopleMessages.releaseAreasSaved,
      })),
    ),

    implement(adminUsers.updateSettings, (call) =>
      changed(call, async (hand) => ({
        account: await changeSettings(hand, call.body),
        said: peopleMessages.settingsSaved,
      })),
    ),

    implement(adminUsers.updatePrivacy, (call) =>
      changed(call, async (hand) => ({
        account: await revokeConsents(hand, call.body),
        said: peopleMessages.consentsRevoked,
      })),
    ),

    implement(adminUsers.endSessions, async (call) => {
      await changePerson(context, call, endSessions);
      return { status: 204 };
    }),

    implement(adminUsers.endSession, async (call) => {
      await changePerson(context, call, (hand) => endSession(hand, call.params.id));
      return { status: 204 };
    }),

    implement(adminUsers.destroy, async ({ scope, caller, params, expectVersion }) => {
      const { uid } = await findPerson(db.read, scope, params.uid);
      await destroyAccount(context, { uid, adminUid: caller.uid, expectVersion });
      return { status: 204 };
    }),
  ];
}
