import { email as emailField } from 'shared-api/entities';
import * as z from 'zod/mini';
import { recordAudit } from '../../../platform/audit';
import type { Sessions } from '../../../platform/auth';
import type { Clock } from '../../../platform/clock';
import type { Database, Queries } from '../../../platform/db';
import { t } from '../../../platform/i18n';
import type { Keys } from '../../../platform/keys';
import { findByEmail, findRoles, grantRole, insertAccount, updateAccount } from '../../users';
import { issuePasswordToken } from '../recovery/account-tokens.repository';
import { passwordLink } from '../recovery/password-emails';
import { firstAdminMessages } from './first-admin.messages';

export interface CreateAdminParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly sessions: Sessions;
}

export interface CreateAdminOptions {
  /** Asked for once the e-mail is one: who typed it wrong hears of that, whatever the database does. */
  readonly open: () => Promise<CreateAdminParts>;
  readonly publicUrl: string;
  /** As typed; undefined when the operator named none. */
  readonly email: string | undefined;
  /** Takes one line of what is said. */
  readonly write: (line: string) => void;
}

/**
 * Makes an account an admin that can sign in, and writes the link by which its password is chosen: with no admin yet
 * there is nobody who could invite one.
 * @returns the exit code
 */
export async function createAdmin({ open, publicUrl, email: typed, write }: CreateAdminOptions): Promise<0 | 1> {
  if (typed === undefined) return refuse(t(firstAdminMessages.usage, { command: 'npm run admin:create --' }));
  const { data: email } = z.safeParse(emailField, typed);
  if (email === undefined) return refuse(t(firstAdminMessages.noEmail, { email: typed }));
  const { db, clock, keys, sessions } = await open();
  const { texts, token } = await db.transaction(async (tx) => {
    const { uid, texts: said } = await adminOf(tx, email);
    await recordAudit(
      tx,
      { clock, keys },
      { actor: 'system', actorUid: null, action: 'users.admin-created', subject: { kind: 'user', id: uid } },
    );
    return { texts: said, token: await issuePasswordToken(tx, { uid, kind: 'invitation' }, clock.now()) };
  });
  for (const text of texts) write(t(text, { email }));
  write(t(firstAdminMessages.link));
  write(passwordLink(publicUrl, token, 'invitation', email));
  return 0;

  async function adminOf(tx: Queries, address: string) {
    const now = clock.now();
    const wanted = { email: address, firstname: '', lastname: '', roles: ['admin'] as const, grantedBy: null };
    const made = await insertAccount(tx, wanted, now);
    if (made !== null) return { uid: made.uid, texts: [firstAdminMessages.made] };
    const known = await findByEmail(tx, address);
    if (known === null) throw new Error('An address that is taken has no account');
    const { uid, active } = known;
    const holds = (await findRoles(tx, uid)).includes('admin');
    if (!holds) await grantRole(tx, uid, 'admin', now);
    if (!active) {
      await updateAccount(tx, known, { active: true, disabled_at: null, reactivation_requested_at: null }, now);
    }
    // New roles end an account's sessions at once, and enabling it revives none.
    if (!holds || !active) await sessions.endAll(tx, uid);
    const said = holds ? firstAdminMessages.held : firstAdminMessages.granted;
    return { uid, texts: active ? [said] : [said, firstAdminMessages.reactivated] };
  }

  function refuse(sentence: string): 1 {
    write(sentence);
    return 1;
  }
}
