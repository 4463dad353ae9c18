import { verifyPassword } from '../../../platform/auth';
import { accountDisabled, invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { type Account, findByEmail } from '../../users';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';
import type { Outcome } from './failure-limits';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * The account of an e-mail and its password. An unknown e-mail gets the answer of a wrong password, and takes as long.
 * @throws Refusal `account_disabled`, after the right password only
 */
export async function checkPassword({ db }: AuthContext, { email, password }: Credentials): Promise<Outcome<Account>> {
  const account = await findByEmail(db.read, email);
  const fits = await verifyPassword(account?.password_hash ?? null, password);
  if (account === null || !fits || account.erased_at !== null) return wrongCredentials();
  if (!account.active) throw accountDisabled();
  return { value: account };
}

/**
 * The account of a right password once it is locked: another password, or another e-mail, may have come while that one
 * was compared.
 * @throws Refusal `account_disabled`
 */
export function checkAgain(judged: Account, locked: Account | null): Outcome<Account> {
  if (locked === null) return wrongCredentials();
  if (locked.password_hash !== judged.password_hash || locked.email !== judged.email) return wrongCredentials();
  if (!locked.active) throw accountDisabled();
  return { value: locked };
}

function wrongCredentials() {
  return { wrong: invalid({ email: [t(authMessages.wrongCredentials)] }) };
}
