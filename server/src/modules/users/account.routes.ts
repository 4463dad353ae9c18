import { account } from 'shared-api/contracts';
import { type Implementation, implement } from '../../platform/http';
import { type Text, t } from '../../platform/i18n';
import { userMessages } from './users.messages';
import type { UsersService } from './users.service';

/** The signed-in person's own data. */
export function accountRoutes(users: UsersService): readonly Implementation[] {
  return [
    implement(account.get, async ({ caller }) => ({ status: 200, body: { data: await users.read(caller.uid) } })),
    implement(account.updateProfile, async ({ caller, body }) =>
      saved(users.updateProfile(caller.uid, body), userMessages.profileSaved),
    ),
    implement(account.updateSettings, async ({ caller, body }) =>
      saved(users.updateSettings(caller.uid, caller.session_id, body), userMessages.settingsSaved),
    ),
    implement(account.updatePrivacy, async ({ caller, body }) =>
      saved(users.updatePrivacy(caller.uid, body), userMessages.privacySaved),
    ),
  ];
}

async function saved<T>(change: Promise<T>, text: Text) {
  return { status: 202 as const, body: { data: await change, message: t(text) } };
}
