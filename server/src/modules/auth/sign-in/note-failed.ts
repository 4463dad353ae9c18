import { recordAudit } from '../../../platform/audit';
import { findByEmail } from '../../users';
import type { AuthContext } from '../auth.context';
import type { Outcome } from './failure-limits';

/**
 * Writes an attempt to sign in down when it was wrong: against which account, if there is one. Whether there is takes no
 * more and no less time.
 */
export async function noteFailed<T>(
  { db, clock, keys }: AuthContext,
  email: string,
  attempt: Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const outcome = await attempt;
  if (!('wrong' in outcome)) return outcome;
  await db.lastTransaction(async (tx) => {
    const account = await findByEmail(tx, email);
    await recordAudit(
      tx,
      { clock, keys },
      {
        actor: 'visitor',
        actorUid: null,
        action: 'account.sign-in-failed',
        ...(account === null ? {} : { subject: { kind: 'user', id: account.uid } }),
      },
    );
  });
  return outcome;
}
