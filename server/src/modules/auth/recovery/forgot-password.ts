import { findByEmail, lockByUid, updateAccount } from '../../users';
import type { AuthContext } from '../auth.context';
import { emailsPerMailbox } from './email-limits';
import { sendResetLink } from './password-emails';

/**
 * Sends a link to the account of an e-mail, if there is one; beyond the limit nothing leaves. A visitor never hears which
 * it was.
 * @returns the seconds until the mailbox may be written to again, where the limit kept the link back; otherwise null
 */
export async function forgotPassword(context: AuthContext, email: string): Promise<number | null> {
  const seconds = await context.limits.take(emailsPerMailbox, email);
  if (seconds !== null) return seconds;
  const known = await findByEmail(context.db.read, email);
  if (known === null) return null;
  await context.db.transaction(async (tx) => {
    // Of two calls at once the later link ends the other; an address that was left meanwhile gets none.
    const account = await lockByUid(tx, known.uid);
    if (account?.email === email) await sendResetLink(tx, context, account);
  });
  return null;
}

/** Notes, for the admins, that a disabled account would like to be back; nobody hears whether there is one. */
export async function requestReactivation({ db, clock }: AuthContext, email: string): Promise<void> {
  const known = await findByEmail(db.read, email);
  if (known === null || known.active || known.erased_at !== null) return;
  await db.transaction(async (tx) => {
    const account = await lockByUid(tx, known.uid);
    if (account === null || account.active || account.reactivation_requested_at !== null) return;
    const now = clock.now();
    await updateAccount(tx, account, { reactivation_requested_at: now }, now);
  });
}
