import { randomUUID } from 'node:crypto';
import { consentTextVersion, romeDate } from 'shared-api/domain';
import type { Queries } from '../../platform/db';
import { consents } from '../../platform/db/schema';
import { invalid } from '../../platform/errors';
import { t } from '../../platform/i18n';
import type { Account, AccountChange } from './user.types';
import { userMessages } from './users.messages';
import { updateAccount } from './users.repository';

export interface ProfileChange
  extends Partial<
    Pick<
      Account,
      | 'firstname'
      | 'lastname'
      | 'date_of_birth'
      | 'tax_code'
      | 'address'
      | 'address_info'
      | 'city'
      | 'province'
      | 'zip_code'
    >
  > {
  /** An asset's id. */
  readonly avatar?: string | null | undefined;
}

export interface SettingsChange extends Partial<Omit<Account['settings'], 'two_step'>> {
  readonly two_step?: Account['two_step'] | undefined;
}

export interface PrivacyChange {
  readonly marketing?: boolean | undefined;
  readonly survey?: boolean | undefined;
}

interface ProfileRules {
  readonly now: Date;
  /** Whether whoever makes the change may choose this picture: a foreign one is told apart from an unknown by nobody. */
  mayUsePicture(id: string): Promise<boolean>;
}

/** What a profile's new fields mean for its row; a field that is left out keeps what is stored. */
export async function profileChange(
  account: Account,
  { avatar, ...fields }: ProfileChange,
  { now, mayUsePicture }: ProfileRules,
): Promise<AccountChange> {
  if (fields.date_of_birth != null && fields.date_of_birth > romeDate(now)) {
    throw invalid({ date_of_birth: [t(userMessages.birthInFuture)] });
  }
  if (avatar != null && avatar !== account.avatar_id && !(await mayUsePicture(avatar))) {
    throw invalid({ avatar: [t(userMessages.avatarUnknown)] });
  }
  const emptied = fields.tax_code === '' ? { tax_code: null } : {};
  return { ...fields, ...emptied, ...(avatar === undefined ? {} : { avatar_id: avatar }) };
}

/** @throws Refusal on `two_step` while no code could reach the person's phone */
export function expectVerifiedPhone(account: Account): void {
  if (account.phone === null || account.phone_verified_at === null) {
    throw invalid({ two_step: [t(userMessages.phoneUnverified)] });
  }
}

/**
 * A second step must have reached the person before it is switched on, which only its first code proves (POST
 * account/sms-step, account/totp); an app is switched off with one of its codes only (DELETE account/totp), or an open
 * page would be enough to take it away.
 */
export function settingsChange(account: Account, { two_step, ...chosen }: SettingsChange): AccountChange {
  if (account.two_step === 'totp' && two_step !== undefined && two_step !== 'totp') {
    throw invalid({ two_step: [t(userMessages.totpFirst)] });
  }
  if (two_step === 'sms') {
    expectVerifiedPhone(account);
    if (account.two_step !== 'sms') throw invalid({ two_step: [t(userMessages.smsUntried)] });
  }
  if (two_step === 'totp' && account.totp_secret === null) throw invalid({ two_step: [t(userMessages.totpMissing)] });
  return { two_step, settings: { ...account.settings, ...chosen } };
}

/** Whether a contract of the account carries a yes that the account took back at no time since. */
export type StandsOnContract = (tx: Queries, uid: string, kind: 'marketing' | 'survey') => Promise<boolean>;

interface ConsentRecorder {
  readonly now: Date;
  /** Who says so: an admin may only take consents back. */
  readonly by: 'customer' | 'admin';
  readonly standsOnContract: StandsOnContract;
}

/**
 * What a signed-in customer agreed to on a contract holds for the account too, where it is shown and taken back. The
 * contract wrote the ledger's row; a box left empty there takes nothing back.
 */
export async function adoptConsents(tx: Queries, account: Account, given: PrivacyChange, now: Date): Promise<void> {
  const marketing = given.marketing === true && !account.privacy_marketing;
  const survey = given.survey === true && !account.privacy_survey;
  if (!marketing && !survey) return;
  await updateAccount(
    tx,
    account,
    { privacy_marketing: marketing || undefined, privacy_survey: survey || undefined },
    now,
  );
}

/** One ledger row for each consent that changed, none for one that stays (GDPR art. 7). */
export async function updatePrivacy(
  tx: Queries,
  account: Account,
  change: PrivacyChange,
  { now, by, standsOnContract }: ConsentRecorder,
): Promise<Account> {
  const stored = { marketing: account.privacy_marketing, survey: account.privacy_survey };
  for (const kind of ['marketing', 'survey'] as const) {
    const granted = change[kind];
    if (granted === undefined) continue;
    if (granted === stored[kind] && (granted || !(await standsOnContract(tx, account.uid, kind)))) continue;
    await tx.insert(consents).values({
      id: randomUUID(),
      user_uid: account.uid,
      kind,
      granted,
      text_version: consentTextVersion,
      source: by === 'admin' ? 'admin' : 'account',
      actor: by,
      created_at: now,
    });
  }
  return updateAccount(tx, account, { privacy_marketing: change.marketing, privacy_survey: change.survey }, now);
}
