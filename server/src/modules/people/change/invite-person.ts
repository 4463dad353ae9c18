import { tooMany, wrongStatus } from '../../../platform/errors';
import { type Text, t } from '../../../platform/i18n';
import { emailsPerMailbox, sendOperatorsInvitation, sendOperatorsResetLink } from '../../auth';
import { findPerson } from '../list/people.repository';
import type { PeopleContext } from '../people.context';
import { peopleMessages } from '../people.messages';
import { auditPerson } from './audit-person';
import { changePerson, type PersonCall } from './person-change';

/**
 * Sends the link by which a password is chosen: the invitation once more, or the short-lived one to whoever has a
 * password. Links from before no longer count.
 * @returns what to say
 * @throws Refusal `not_found`, `too_many_requests`, `status` for a disabled account
 */
export async function invitePerson(context: PeopleContext, call: PersonCall): Promise<Text> {
  const { db, limits } = context.platform;
  const { active, email } = await findPerson(db.read, call.scope, call.params.uid);
  if (!active) throw wrongStatus(t(peopleMessages.inviteDisabled));
  const seconds = await limits.take(emailsPerMailbox, email);
  if (seconds !== null) throw tooMany(seconds);
  return changePerson(context, call, async (hand) => {
    const { tx, account } = hand;
    if (account.password_hash === null) {
      await sendOperatorsInvitation(tx, context.auth, account);
      await auditPerson(hand, 'invited');
      return peopleMessages.invited;
    }
    await sendOperatorsResetLink(tx, context.auth, account);
    await auditPerson(hand, 'password-link-sent');
    return peopleMessages.passwordLinkSent;
  });
}
