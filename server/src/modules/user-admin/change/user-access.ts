import { invalid, notFound, tooMany, wrongStatus } from '../../../platform/errors';
import { type Text, t } from '../../../platform/i18n';
import {
  operatorsEmailsPerMailbox,
  ownsSession,
  sendOperatorsInvitation,
  sendOperatorsResetLink,
  tellDisabled,
  tellReactivated,
} from '../../auth';
import { type Account, type AccountChange, isLastAdmin, releasesMore, userMessages } from '../../users';
import { findUser } from '../list/users-in-sight.repository';
import { userAdminMessages } from '../user-admin.messages';
import { auditUser, changeUser, isOwn, type UserAtHand, type UserCall, type UsersContext } from './user-change';

/**
 * What disabling or reactivating means for the row; either answers a request to be back.
 * @throws Refusal `validation` on `active`: one's own account, the last admin's, or that of one who releases what the
 *   caller may not
 */
export async function activeChange(hand: UserAtHand, active: boolean | undefined): Promise<AccountChange> {
  const { tx, account, caller, now } = hand;
  if (active === undefined || active === account.active) return {};
  if (active) return { active, disabled_at: null, reactivation_requested_at: null };
  if (isOwn(hand)) throw invalid({ active: [t(userAdminMessages.ownAccount)] });
  if (await releasesMore(tx, account, caller.uid)) throw invalid({ active: [t(userMessages.releasesMore)] });
  if (await isLastAdmin(tx, account.uid)) throw invalid({ active: [t(userAdminMessages.lastAdmin)] });
  return { active, disabled_at: now, reactivation_requested_at: null };
}

/**
 * What follows once it is stored. Sessions of a disabled account stay, refused at each call; enabling revives none.
 * @returns what to say, or null when nothing was turned
 */
export async function followActive(hand: UserAtHand, after: Account): Promise<Text | null> {
  const { tx, context, account } = hand;
  if (after.active === account.active) return null;
  if (!after.active) {
    await tellDisabled(tx, context.auth, after);
    await auditUser(hand, 'disabled');
    return userAdminMessages.disabled;
  }
  await context.platform.sessions.endAll(tx, account.uid);
  await tellReactivated(tx, context.auth, after);
  await auditUser(hand, 'reactivated');
  return userAdminMessages.reactivated;
}

/**
 * Sends the link by which a password is chosen: the invitation once more, or the short-lived one to whoever has a
 * password. Links from before no longer count.
 * @returns what to say
 * @throws Refusal `not_found`, `too_many_requests`, `status` for a disabled account
 */
export async function inviteUser(context: UsersContext, call: UserCall): Promise<Text> {
  const { db, limits } = context.platform;
  const { active, email } = await findUser(db.read, call.scope, call.params.uid);
  if (!active) throw wrongStatus(t(userAdminMessages.inviteDisabled));
  const seconds = await limits.take(operatorsEmailsPerMailbox, email);
  if (seconds !== null) throw tooMany(seconds);
  return changeUser(context, call, async (hand) => {
    const { tx, account } = hand;
    if (account.password_hash === null) {
      await sendOperatorsInvitation(tx, context.auth, account);
      await auditUser(hand, 'invited');
      return userAdminMessages.invited;
    }
    await sendOperatorsResetLink(tx, context.auth, account);
    await auditUser(hand, 'password-link-sent');
    return userAdminMessages.passwordLinkSent;
  });
}

/** Ends every sign-in of a person. */
export async function endSessions(hand: UserAtHand): Promise<void> {
  await hand.context.platform.sessions.endAll(hand.tx, hand.account.uid);
  await auditUser(hand, 'sessions-ended');
}

/** Ends one sign-in of a person. @throws Refusal `not_found` when it is none of theirs */
export async function endSession(hand: UserAtHand, id: string): Promise<void> {
  if (!(await ownsSession(hand.tx, hand.account.uid, id))) throw notFound();
  await hand.context.platform.sessions.end(hand.tx, id);
  await auditUser(hand, 'session-ended');
}
