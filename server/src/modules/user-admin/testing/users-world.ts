import type { Role } from 'shared-api/domain';
import type { AdminUser } from 'shared-api/entities';
import type { SignedIn, TestApp, TestRequest } from '../../../platform/testing';
import { type AccountChange, lockByUid, updateAccount } from '../../users';

type Method = NonNullable<TestRequest['method']>;

/** An admin's desk: calls below `/admin/users` and what they answer. */
export interface UsersDesk {
  readonly admin: SignedIn;
  call(
    method: Method,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): ReturnType<TestApp['call']>;
  /** The account as the operator reads it. */
  read(uid: string): Promise<AdminUser>;
}

/** An admin at work; sessions are short, so that each test takes its own. */
export async function deskOf(test: TestApp): Promise<UsersDesk> {
  const admin = await test.signIn(['admin']);
  const call: UsersDesk['call'] = (method, path, body, headers = {}) =>
    test.call({ method, path: `/admin/users/${path}`, token: admin.token, body, headers });
  return { admin, call, read: async (uid) => (await call('GET', uid)).json().data };
}

/** An account with what a test wants of it, signed in once. */
export async function personWith(
  test: TestApp,
  change: AccountChange,
  held: readonly Role[] = ['user'],
): Promise<SignedIn> {
  const person = await test.signIn(held);
  await test.platform.db.transaction(async (tx) => {
    const account = await lockByUid(tx, person.uid);
    if (account !== null) await updateAccount(tx, account, change, test.clock.now());
  });
  return person;
}
