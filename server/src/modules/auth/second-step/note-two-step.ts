import type { Queries } from '../../../platform/db';
import type { Account } from '../../users';
import { auditOwn } from '../audit-own';
import type { AuthContext } from '../auth.context';
import { tellTwoStep } from '../contacts/account-emails';
import { dropSpareCodes } from './spare-codes.repository';

type NoteContext = Pick<AuthContext, 'clock' | 'keys' | 'outbox' | 'publicUrl' | 'sessions'>;

/** What follows when a person changes their second step. Part of the caller's transaction. */
export async function noteTwoStep(
  tx: Queries,
  context: NoteContext,
  account: Account,
  sessionId: string,
): Promise<void> {
  await announceTwoStep(tx, context, account, sessionId);
  await auditOwn(tx, context, account.uid, 'account.two-step-changed');
}

/**
 * The person hears of a changed second step. Once it is on, the sessions that began without it end, but for the one
 * that is kept; once it is off, its spare codes are worth nothing. Part of the caller's transaction.
 */
export async function announceTwoStep(
  tx: Queries,
  context: Pick<NoteContext, 'outbox' | 'publicUrl' | 'sessions'>,
  account: Account,
  keepSessionId?: string,
): Promise<void> {
  await tellTwoStep(tx, context, account);
  if (account.two_step === 'off') await dropSpareCodes(tx, account.uid);
  else await context.sessions.endAll(tx, account.uid, keepSessionId);
}
