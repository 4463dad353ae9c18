import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/db';
import {
  accountTokens,
  drafts,
  notificationSeen,
  oneTimeCodes,
  passkeys,
  savedViews,
  sessions,
  storeManagers,
  userRoles,
  userSpareCodes,
} from '../../platform/db/schema';
import { eraseMessages } from '../../platform/outbox';
import type { Account } from './user.types';
import { updateAccount } from './users.repository';

/**
 * Takes everything that tells who somebody was out of their account, and everything that was theirs alone. Its row stays,
 * disabled and nameless, for the records that name its uid.
 */
export async function blankAccount(tx: Queries, account: Account, now: Date): Promise<void> {
  const { uid } = account;
  await dropOwnRows(tx, uid);
  await eraseMessages(tx, { user_uid: uid }, now);
  await updateAccount(
    tx,
    account,
    {
      firstname: '',
      lastname: '',
      // The column wants one of each: this one can receive nothing (RFC 2606).
      email: `${uid}@erased.invalid`,
      email_verified_at: null,
      phone: null,
      phone_verified_at: null,
      password_hash: null,
      password_changed_at: null,
      date_of_birth: null,
      tax_code: null,
      address: null,
      address_info: null,
      city: null,
      province: null,
      zip_code: null,
      avatar_id: null,
      active: false,
      reactivation_requested_at: null,
      two_step: 'off',
      two_step_changed_at: null,
      totp_secret: null,
      totp_pending_secret: null,
      totp_last_step: null,
      settings: {},
      privacy_general: false,
      erasure_requested_at: now,
      erased_at: now,
      release_areas: null,
      last_sign_in_at: null,
    },
    now,
  );
}

async function dropOwnRows(tx: Queries, uid: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.user_uid, uid));
  await tx.delete(accountTokens).where(eq(accountTokens.user_uid, uid));
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.user_uid, uid));
  await tx.delete(userSpareCodes).where(eq(userSpareCodes.user_uid, uid));
  await tx.delete(passkeys).where(eq(passkeys.user_uid, uid));
  await tx.delete(savedViews).where(eq(savedViews.user_uid, uid));
  await tx.delete(drafts).where(eq(drafts.user_uid, uid));
  await tx.delete(notificationSeen).where(eq(notificationSeen.user_uid, uid));
  await tx.delete(storeManagers).where(eq(storeManagers.user_uid, uid));
  await tx.delete(userRoles).where(eq(userRoles.user_uid, uid));
}
