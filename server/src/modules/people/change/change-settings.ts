import type { adminUsers } from 'shared-api/contracts';
import type { RequestOf } from 'shared-api/kernel';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { announceTwoStep, disconnectApp, dropPasskeys } from '../../auth';
import { type Account, settingsChange, updateAccount } from '../../users';
import { peopleMessages } from '../people.messages';
import { auditPerson } from './audit-person';
import { isOwn, type PersonAtHand } from './person-change';

type SettingsFields = RequestOf<typeof adminUsers.updateSettings>['body'];

/**
 * Changes a person's settings. The second step of somebody else is only switched off, for whoever has lost phone, app and
 * spare codes, or the devices of their passkeys: they hear of it.
 * @throws Refusal `validation` on `two_step`
 */
export async function changeSettings(hand: PersonAtHand, fields: SettingsFields): Promise<Account> {
  const { tx, context, account, caller, now } = hand;
  const wanted = fields.two_step ?? account.two_step;
  if (!isOwn(hand) && wanted !== 'off' && wanted !== account.two_step) {
    throw invalid({ two_step: [t(peopleMessages.twoStepIsTheirs)] });
  }
  const lostKeys = !isOwn(hand) && fields.two_step === 'off' ? await dropPasskeys(tx, account.uid) : 0;
  const losesApp = !isOwn(hand) && account.two_step === 'totp' && wanted === 'off';
  const current = losesApp ? await disconnectApp(tx, account, now) : account;
  const after = await updateAccount(tx, current, settingsChange(current, fields), now);
  if (after.two_step !== account.two_step || lostKeys > 0)
    await announceTwoStep(tx, context.auth, after, caller.session_id);
  await auditPerson(hand, 'settings-changed', { fields: Object.keys(fields) });
  return after;
}
