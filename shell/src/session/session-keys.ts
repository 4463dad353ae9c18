import { type Role, roles } from 'shared-api/domain';
import { localValues } from '../storage/browser-storage';

/** The specification's keys; the flags are for display only, "1" or "0". */
const tokenKey = 'token';
const authenticatedKey = 'authenticated';
const roleKeys = { admin: 'isAdmin', manager: 'isManager', user: 'isUser' } as const satisfies Record<Role, string>;

export interface StoredSession {
  readonly token: string | null;
  readonly roles: readonly Role[];
}

function flag(on: boolean): string {
  return on ? '1' : '0';
}

/**
 * Writes a session under the specification's keys. Another tab may read between two of them: the roles come first, so
 * that it never sees somebody signed in without them.
 */
export function writeSession(session: { token: string; roles: readonly Role[] }): void {
  for (const role of roles) {
    localValues.set(roleKeys[role], flag(session.roles.includes(role)));
  }
  localValues.set(authenticatedKey, flag(true));
  localValues.set(tokenKey, session.token);
}

/** The session that this browser holds; none unless token and flag agree. */
export function readSession(): StoredSession {
  const token = localValues.get(tokenKey);
  if (!token || localValues.get(authenticatedKey) !== '1') {
    return { token: null, roles: [] };
  }
  return { token, roles: roles.filter((role) => localValues.get(roleKeys[role]) === '1') };
}
