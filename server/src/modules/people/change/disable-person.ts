import { invalid } from '../../../platform/errors';
import { type Text, t } from '../../../platform/i18n';
import { tellDisabled, tellReactivated } from '../../auth';
import { type Account, type AccountChange, isLastAdmin, releasesMore, userMessages } from '../../users';
import { peopleMessages } from '../people.messages';
import { auditPerson } from './audit-person';
import { isOwn, type PersonAtHand } from './person-change';

/**
 * What disabling or reactivating means for the row; either answers a request to be back.
 * @throws Refusal `validation` on `active`: one's own account, the last admin's, or that of one who releases what the
 *   caller may not
 */
export async function activeChange(hand: PersonAtHand, active: boolean | undefined): Promise<AccountChange> {
  const { tx, account, caller, now } = hand;
  if (active === undefined || active === account.active) return {};
  if (active) return { active, disabled_at: null, reactivation_requested_at: null };
  if (isOwn(hand)) throw invalid({ active: [t(peopleMessages.ownAccount)] });
  if (await releasesMore(tx, account, caller.uid)) throw invalid({ active: [t(userMessages.releasesMore)] });
  if (await isLastAdmin(tx, account.uid)) throw invalid({ active: [t(peopleMessages.lastAdmin)] });
  return { active, disabled_at: now, reactivation_requested_at: null };
}

/**
 * What follows once it is stored. Sessions of a disabled account stay, refused at each call; enabling revives none.
 * @returns what to say, or null when nothing was turned
 */
export async function followActive(hand: PersonAtHand, after: Account): Promise<Text | null> {
  const { tx, context, account } = hand;
  if (after.active === account.active) return null;
  if (!after.active) {
    await tellDisabled(tx, context.auth, after);
    await auditPerson(hand, 'disabled');
    return peopleMessages.disabled;
  }
  await context.platform.sessions.endAll(tx, account.uid);
  await tellReactivated(tx, context.auth, after);
  await auditPerson(hand, 'reactivated');
  return peopleMessages.reactivated;
}
