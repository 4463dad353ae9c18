import type { Queries } from '../../../platform/db';
import { wrongCode } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { Account } from '../../users';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';
import { lockOwn } from '../own-account';
import { countWrongProof, type Outcome } from '../sign-in/failure-limits';

/** A code that switches a second step on or off, and the session that goes on afterwards. */
export interface StepProof {
  readonly uid: string;
  readonly sessionId: string;
  readonly code: string;
}

/** Runs a proof by code on the locked account; a wrong code counts with the person's other proofs. */
export function proveStep<T>(
  context: AuthContext,
  uid: string,
  prove: (tx: Queries, account: Account) => Promise<Outcome<T>>,
): Promise<T> {
  return countWrongProof(context, { uid, field: 'otp_code' }, () =>
    context.db.lastTransaction(async (tx) => prove(tx, await lockOwn(tx, uid))),
  );
}

export function wrongStep() {
  return { wrong: wrongCode(t(authMessages.codeWrong)) };
}
