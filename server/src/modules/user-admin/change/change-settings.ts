import type { adminUsers } from 'shared-api/contracts';
import type { RequestOf } from 'shared-api/kernel';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { announceTwoStep, disconnectApp, dropPasskeys } from '../../auth';
import { standsOnContract } from '../../contracts';
import { type Account, settingsChange, updateAccount, updatePrivacy } from '../../users';
import { userAdminMessages } from '../user-admin.messages';
import { auditUser, isOwn, type UserAtHand } from './user-change';

type SettingsFields = RequestOf<typeof adminUsers.updateSettings>['body'];

/**
 * Changes a person's settings. The second step of somebody else is only switched off, for whoever has lost phone, app and
 * spare codes, or the devices of their passkeys: they hear of it.
 * @throws Refusal `validation` on `two_step`
 */
export async function changeSettings(hand: UserAtHand, fields: SettingsFields): Promise<Account> {
  const { tx, context, account, caller, now } = hand;
  const wanted = fields.two_step ?? account.two_step;
  if (!isOwn(hand) && wanted !== 'off' && wanted !== account.two_step) {
    throw invalid({ two_step: [t(userAdminMessages.twoStepIsTheirs)] });
  }
  const lostKeys = !isOwn(hand) && fields.two_step === 'off' ? await dropPasskeys(tx, account.uid) : 0;
  const losesApp = !isOwn(hand) && account.two_step === 'totp' && wanted === 'off';
  const current = losesApp ? await disconnectApp(tx, account, now) : account;
  const after = await updateAccount(tx, current, settingsChange(current, fields), now);
  if (after.two_step !== account.two_step || lostKeys > 0)
    await announceTwoStep(tx, context.auth, after, caller.session_id);
  await auditUser(hand, 'settings-changed', { fields: Object.keys(fields) });
  return after;
}

/** Consents to take back: an admin gives none. */
export interface Revocation {
  readonly marketing?: false | undefined;
  readonly survey?: false | undefined;
}

/** Takes consents back for a person, each that was given with a row in the ledger. */
export async function revokeConsents(hand: UserAtHand, revocation: Revocation): Promise<Account> {
  const after = await updatePrivacy(hand.tx, hand.account, revocation, {
    now: hand.now,
    by: 'admin',
    standsOnContract,
  });
  await auditUser(hand, 'consents-revoked', { consents: Object.keys(revocation) });
  return after;
}
