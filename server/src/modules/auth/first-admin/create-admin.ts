import { email as emailField } from 'shared-api/entities';
import * as z from 'zod/mini';
import { recordAudit } from '../../../platform/audit';
import type { Sessions } from '../../../platform/auth';
import type { Clock } from '../../../platform/clock';
import type { Database, Queries } from '../../../platform/db';
import { t } from '../../../platform/i18n';
import type { Keys } from '../../../platform/keys';
import { findByEmail, findRoles, grantRole, insertAccount } from '../../users';
import { issuePasswordToken } from '../recovery/account-tokens.repository';
import { passwordLink } from '../recovery/password-emails';
import { firstAdminMessages } from './first-admin.messages';

export interface CreateAdminOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly sessions: Sessions;
  readonly publicUrl: string;
  /** As typed; undefined when the operator named none. */
  readonly email: string | undefined;
  /** Takes one line of what is said. */
  readonly write: (line: string) => void;
}

/**
 * Makes an account an admin and writes the link by which its password is chosen: with no admin yet there is nobody
 * who could invite one.
 * @returns the exit code
 */
export async function createAdmin({
  db,
  clock,
  keys,
  sessions,
  publicUrl,
  email: typed,
  write,
}: CreateAdminOptions): Promise<0 | 1> {
  if (typed === undefined) return refuse(t(firstAdminMessages.usage, { command: 'npm run admin:create --' }));
  const { data: email } = z.safeParse(emailField, typed);
  if (email === undefined) return refuse(t(firstAdminMessages.noEmail, { email: typed }));
  const { text, token } = await db.transaction(async (tx) => {
    const { uid, text: said } = await adminOf(tx, email);
    await recordAudit(
      tx,
      { clock, keys },
      { actor: 'system', actorUid: null, action: 'users.admin-created', subject: { kind: 'user', id: uid } },
    );
    return { text: said, token: await issuePasswordToken(tx, { uid, kind: 'invitation' }, clock.now()) };
  });
  write(t(text, { email }));
  write(t(firstAdminMessages.link));
  write(passwordLink(publicUrl, token, 'invitation', email));
  return 0;

  async function adminOf(tx: Queries, address: string) {
    const now = clock.now();
    const wanted = { email: address, firstname: '', lastname: '', roles: ['admin'] as const, grantedBy: null };
    const made = await insertAccount(tx, wanted, now);
    if (made !== null) return { uid: made.uid, text: firstAdminMessages.made };
    const known = await findByEmail(tx, address);
    if (known === null) throw new Error('An address that is taken has no account');
    if ((await findRoles(tx, known.uid)).includes('admin')) return { uid: known.uid, text: firstAdminMessages.held };
    await grantRole(tx, known.uid, 'admin', now);
    // New roles end an account's sessions at once.
    await sessions.endAll(tx, known.uid);
    return { uid: known.uid, text: firstAdminMessages.granted };
  }

  function refuse(sentence: string): 1 {
    write(sentence);
    return 1;
  }
}
