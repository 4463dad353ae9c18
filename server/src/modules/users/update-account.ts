import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { consentTextVersion, romeDate } from 'shared-api/domain';
import type { Queries } from '../../platform/db';
import { assets, consents } from '../../platform/db/schema';
import { invalid, unauthenticated } from '../../platform/errors';
import { t } from '../../platform/i18n';
import type { Account } from './user.types';
import { userMessages } from './users.messages';
import { lockByUid, updateAccount } from './users.repository';

export interface ProfileChange
  extends Partial<
    Pick<
      Account,
      'firstname' | 'lastname' | 'date_of_birth' | 'address' | 'address_info' | 'city' | 'province' | 'zip_code'
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

/** Changes what a person tells of themselves; a field that is left out keeps what is stored. */
export async function updateProfile(
  tx: Queries,
  uid: string,
  { avatar, ...fields }: ProfileChange,
  now: Date,
): Promise<Account> {
  const account = await own(tx, uid);
  if (fields.date_of_birth != null && fields.date_of_birth > romeDate(now)) {
    throw invalid({ date_of_birth: [t(userMessages.birthInFuture)] });
  }
  if (avatar != null) await expectOwnPicture(tx, uid, avatar);
  return updateAccount(tx, account, { ...fields, ...(avatar === undefined ? {} : { avatar_id: avatar }) }, now);
}

/** What was stored, and what is stored now. */
export interface SettingsChanged {
  readonly before: Account;
  readonly after: Account;
}

/**
 * A second step must be able to reach the person before it is switched on; an app is switched off with one of its codes
 * only (DELETE account/totp), or an open page would be enough to take it away.
 */
export async function updateSettings(
  tx: Queries,
  uid: string,
  { two_step, ...chosen }: SettingsChange,
  now: Date,
): Promise<SettingsChanged> {
  const account = await own(tx, uid);
  if (account.two_step === 'totp' && two_step !== undefined && two_step !== 'totp') {
    throw invalid({ two_step: [t(userMessages.totpFirst)] });
  }
  if (two_step === 'sms' && (account.phone === null || account.phone_verified_at === null)) {
    throw invalid({ two_step: [t(userMessages.phoneUnverified)] });
  }
  if (two_step === 'totp' && account.totp_secret === null) throw invalid({ two_step: [t(userMessages.totpMissing)] });
  const after = await updateAccount(tx, account, { two_step, settings: { ...account.settings, ...chosen } }, now);
  return { before: account, after };
}

/** One ledger row for each consent that changed, none for one that stays (GDPR art. 7). */
export async function updatePrivacy(tx: Queries, uid: string, change: PrivacyChange, now: Date): Promise<Account> {
  const account = await own(tx, uid);
  const stored = { marketing: account.privacy_marketing, survey: account.privacy_survey };
  for (const kind of ['marketing', 'survey'] as const) {
    const granted = change[kind];
    if (granted === undefined || granted === stored[kind]) continue;
    await tx.insert(consents).values({
      id: randomUUID(),
      user_uid: uid,
      kind,
      granted,
      text_version: consentTextVersion,
      source: 'account',
      actor: 'customer',
      created_at: now,
    });
  }
  return updateAccount(tx, account, { privacy_marketing: change.marketing, privacy_survey: change.survey }, now);
}

async function own(tx: Queries, uid: string): Promise<Account> {
  const account = await lockByUid(tx, uid);
  if (account === null) throw unauthenticated();
  return account;
}

/** A picture of one's own; a foreign one is told apart from an unknown one by nobody. */
async function expectOwnPicture(tx: Queries, uid: string, id: string): Promise<void> {
  const [found] = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.id, id), eq(assets.created_by, uid)));
  if (found === undefined) throw invalid({ avatar: [t(userMessages.avatarUnknown)] });
}
