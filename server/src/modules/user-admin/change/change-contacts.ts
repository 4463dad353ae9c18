import { refusingTaken } from '../../../platform/db';
import { invalid, type Refusal } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import {
  askToConfirmEmail,
  sendOperatorsInvitation,
  tellEmailMoved,
  tellPhoneChanged,
  voidPasswordTokens,
} from '../../auth';
import { type Account, type AccountChange, findByEmail, releasesMore, userMessages } from '../../users';
import { userAdminMessages } from '../user-admin.messages';
import { isOwn, type UserAtHand } from './user-change';

interface Contacts {
  readonly email: string | undefined;
  readonly phone: string | null | undefined;
}

export interface ContactsChanged {
  readonly change: AccountChange;
  /** The new address that waits for the person's confirmation. */
  readonly asked: string | null;
}

/**
 * What new contacts mean for the row. Nobody but the person proves them: a verified e-mail stays until the new one is
 * confirmed, one that nobody ever verified gives way at once, and a new number counts for nothing that needs proof.
 * @throws Refusal `validation` on `email` and `phone`
 */
export async function contactChange(hand: UserAtHand, { email, phone }: Contacts): Promise<ContactsChanged> {
  const { tx, account } = hand;
  const newEmail = email === undefined || email === account.email ? null : email;
  const newPhone = phone === undefined || phone === account.phone ? undefined : phone;
  if (isOwn(hand)) refuseOwn(newEmail, newPhone);
  if (newEmail !== null && (await releasesMore(tx, account, hand.caller.uid)))
    throw invalid({ email: [t(userMessages.releasesMore)] });
  if (newEmail !== null && (await findByEmail(tx, newEmail)) !== null) throw emailTaken();
  if (newPhone !== undefined && account.two_step === 'sms') throw invalid({ phone: [t(userAdminMessages.phoneInUse)] });
  const phoneChange = newPhone === undefined ? {} : { phone: newPhone, phone_verified_at: null };
  if (newEmail === null) return { change: phoneChange, asked: null };
  if (account.email_verified_at !== null) return { change: phoneChange, asked: newEmail };
  return { change: { ...phoneChange, email: newEmail }, asked: null };
}

/** Who hears of the change once it is stored. A number that nobody proved to hold hears nothing of an account. */
export async function followContacts(
  { tx, context, account, now }: UserAtHand,
  after: Account,
  { asked }: ContactsChanged,
): Promise<void> {
  if (asked !== null) await askToConfirmEmail(tx, context.auth, account, asked);
  if (after.phone !== account.phone && account.phone_verified_at !== null)
    await tellPhoneChanged(tx, context.auth, account, after.phone);
  if (after.email === account.email) return;
  await tellEmailMoved(tx, context.auth, account, after.email);
  // Links that reached the address before open nothing any more.
  await voidPasswordTokens(tx, account.uid, now);
  if (after.password_hash === null && after.active) await sendOperatorsInvitation(tx, context.auth, after);
}

function refuseOwn(email: string | null, phone: string | null | undefined): void {
  const sentence = [t(userAdminMessages.ownContacts)];
  if (email !== null) throw invalid({ email: sentence });
  if (phone !== undefined) throw invalid({ phone: sentence });
}

export function emailTaken(): Refusal {
  return invalid({ email: [t(userAdminMessages.emailTaken)] });
}

/**
 * Waits for a transaction that writes an account's e-mail.
 * @throws Refusal `validation` on `email` when somebody else took it meanwhile
 */
export function refusingTakenEmail<T>(work: Promise<T>): Promise<T> {
  return refusingTaken(work, emailTaken, 'users_email_key');
}
