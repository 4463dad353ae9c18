import { type Role, roles } from 'shared-api/domain';

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

/** Writes a session under the specification's keys. */
export function writeSession(
  session: { token: string; roles: readonly Role[] },
  storage: Storage = localStorage,
): void {
  storage.setItem(tokenKey, session.token);
  storage.setItem(authenticatedKey, flag(true));
  for (const role of roles) {
    storage.setItem(roleKeys[role], flag(session.roles.includes(role)));
  }
}

/** A still page is drawn without a browser. */
function browserStorage(): Storage | null {
  return typeof localStorage === 'undefined' ? null : localStorage;
}

/** The session that this browser holds; none unless token and flag agree. */
export function readSession(storage: Storage | null = browserStorage()): StoredSession {
  const token = storage?.getItem(tokenKey);
  if (!storage || !token || storage.getItem(authenticatedKey) !== '1') {
    return { token: null, roles: [] };
  }
  return { token, roles: roles.filter((role) => storage.getItem(roleKeys[role]) === '1') };
}
