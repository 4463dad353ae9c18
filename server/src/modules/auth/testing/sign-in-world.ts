import { eq } from 'drizzle-orm';
import type { Role } from 'shared-api/domain';
import { hashPassword } from '../../../platform/auth';
import { users } from '../../../platform/db/schema';
import type { TestApp } from '../../../platform/testing';
import { type Account, insertAccount } from '../../users';

export const password = 'una frase lunga e tutta mia';

interface Options {
  readonly roles?: readonly Role[];
  readonly change?: Partial<typeof users.$inferInsert>;
}

/** People who sign in with a password, each from an address of their own. */
export function signInWorld(api: TestApp) {
  let people = 0;
  const { db, clock } = api.platform;

  return {
    /** An account with the password above. */
    async person({ roles = ['user'], change = {} }: Options = {}): Promise<Account> {
      people += 1;
      const made = {
        email: `persona${people}@example.com`,
        firstname: 'Anna',
        lastname: 'Rossi',
        roles,
        grantedBy: null,
      };
      const hash = await hashPassword(password);
      return db.transaction(async (tx) => {
        const account = await insertAccount(tx, made, clock.now());
        if (account === null) throw new Error(`${made.email} has an account`);
        const [row] = await tx
          .update(users)
          .set({ password_hash: hash, ...change })
          .where(eq(users.uid, account.uid))
          .returning();
        return row ?? account;
      });
    },
    /** An address that no other call of the test used. */
    newAddress(): string {
      people += 1;
      return `198.51.100.${people}`;
    },
    /** Sends a call of the sign-in family from an address. */
    post(path: string, body: unknown, from = '203.0.113.1', cookies: Readonly<Record<string, string>> = {}) {
      return api.call({ method: 'POST', path: `/auth/${path}`, body, headers: { 'x-forwarded-for': from }, cookies });
    },
    /** The status of `GET account` with a token. */
    async isOpen(token: string): Promise<boolean> {
      return (await api.call({ path: '/account', token })).statusCode === 200;
    },
    /** What was sent to somebody, the oldest first. */
    async sentTo(recipient: string): Promise<string[]> {
      return (await api.inbox()).filter((message) => message.recipient === recipient).map((message) => message.body);
    },
  };
}
