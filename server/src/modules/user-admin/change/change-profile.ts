import type { adminUsers } from 'shared-api/contracts';
import type { RequestOf } from 'shared-api/kernel';
import type { Text } from '../../../platform/i18n';
import { mayUsePicture } from '../../assets';
import { type Account, profileChange, updateAccount, userMessages } from '../../users';
import { userAdminMessages } from '../user-admin.messages';
import { contactChange, followContacts } from './change-contacts';
import { activeChange, followActive } from './user-access';
import type { UserAtHand } from './user-change';
import { auditUser } from './user-change';

type ProfileFields = RequestOf<typeof adminUsers.updateProfile>['body'];

export interface ProfileChanged {
  readonly account: Account;
  /** What to say. */
  readonly said: Text;
}

/**
 * Changes a person's profile and contacts, disables or reactivates them; a field that is left out keeps what is stored.
 * @throws Refusal `validation` at the field
 */
export async function changeProfile(hand: UserAtHand, fields: ProfileFields): Promise<ProfileChanged> {
  const { tx, account, caller, now } = hand;
  const { email, phone, active, ...profile } = fields;
  const mayUse = (id: string) => mayUsePicture(tx, caller, id);
  const contacts = await contactChange(hand, { email, phone });
  const change = {
    ...(await profileChange(account, profile, { now, mayUsePicture: mayUse })),
    ...contacts.change,
    ...(await activeChange(hand, active)),
  };
  const after = await updateAccount(tx, account, change, now);
  await followContacts(hand, after, contacts);
  const turned = await followActive(hand, after);
  const named = Object.keys(fields).filter((field) => field !== 'active');
  if (named.length > 0) await auditUser(hand, 'updated', { fields: named });
  return {
    account: after,
    said: turned ?? (contacts.asked === null ? userMessages.profileSaved : userAdminMessages.emailAsked),
  };
}
