import { verifyPassword } from '../../../platform/auth';
import { invalid } from '../../../platform/errors';
import { t, waitText } from '../../../platform/i18n';
import type { Account } from '../../users';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';
import { findOwn } from '../own-account';
import { forgotPassword } from '../recovery/forgot-password';
import { countWrongProof } from '../sign-in/failure-limits';

interface OwnPassword {
  readonly uid: string;
  readonly password: string;
  /** Where the page asks for it. */
  readonly field: 'current_password' | 'password';
}

/** @throws Refusal on the field where the password of the account, now locked, is not the one that was proved */
export type ExpectSamePassword = (locked: Pick<Account, 'password_hash'>) => void;

/**
 * The person at an open page proves to be the account's owner; a wrong one counts apart from the sign-in. Who
 * has not chosen a password yet is sent the link to choose one, unless their mailbox had too many.
 * @returns what looks again in the transaction of what it permits: another password may have come meanwhile
 * @throws Refusal on the field
 */
export async function expectOwnPassword(
  context: AuthContext,
  { uid, password, field }: OwnPassword,
): Promise<ExpectSamePassword> {
  const account = await findOwn(context.db.read, uid);
  if (account.password_hash === null) {
    const seconds = await forgotPassword(context, account.email);
    const told =
      seconds === null ? t(authMessages.noPassword) : t(authMessages.noPasswordYet, { wait: waitText(seconds) });
    throw invalid({ [field]: [told] });
  }
  const wrong = () => invalid({ [field]: [t(authMessages.wrongPassword)] });
  await countWrongProof(context, { uid, field }, async () => {
    const fits = await verifyPassword(account.password_hash, password);
    return fits ? { value: undefined } : { wrong: wrong() };
  });
  return ({ password_hash }) => {
    if (password_hash !== account.password_hash) throw wrong();
  };
}
