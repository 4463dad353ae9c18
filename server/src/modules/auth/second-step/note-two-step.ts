import type { Queries } from '../../../platform/db';
import type { Account } from '../../users';
import type { AuthContext } from '../auth.context';
import { tellTwoStep } from '../contacts/account-letters';

/**
 * What follows a change of the second step: the person hears of it, and once it is on, the sessions that began without
 * it end, but for the one that switched it on. Part of the caller's transaction.
 */
export async function noteTwoStep(
  tx: Queries,
  context: Pick<AuthContext, 'outbox' | 'publicUrl' | 'sessions'>,
  account: Account,
  sessionId: string,
): Promise<void> {
  await tellTwoStep(tx, context, account);
  if (account.two_step !== 'off') await context.sessions.endAll(tx, account.uid, sessionId);
}
