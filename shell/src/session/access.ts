import type { AreaRecord } from 'shared-api/host';
import type { Session } from './session-store';

/**
 * Who may open a page: anybody, a signed-in person, only somebody who is not signed in (auth=false), or the holder of
 * a role.
 */
export type PageAccess = 'anybody' | 'signed-out' | NonNullable<AreaRecord['role']>;

export type Verdict =
  | { readonly kind: 'enter' }
  | { readonly kind: 'sign-in'; readonly message: string }
  | { readonly kind: 'leave'; readonly to: string };

/** To the letter (specification, section 8). */
const authenticationRequired = 'Authentication required';

/** Where a signed-in person belongs: staff to the dashboard, a customer to their account (decisions.md, section 1). */
export function homeOf({ roles }: Pick<Session, 'roles'>): string {
  return roles.includes('admin') || roles.includes('manager') ? '/cms' : '/account';
}

/** May this session use what an area offers? Null asks for nothing, `account` for any sign-in. */
export function mayUse(role: AreaRecord['role'], session: Pick<Session, 'authenticated' | 'roles'>): boolean {
  return role === null || (session.authenticated && (role === 'account' || session.roles.includes(role)));
}

/** The navigation rules of the specification, section 2. */
export function checkAccess(access: PageAccess, session: Pick<Session, 'authenticated' | 'roles'>): Verdict {
  if (access === 'anybody') {
    return { kind: 'enter' };
  }
  if (access === 'signed-out') {
    return session.authenticated ? { kind: 'leave', to: '/cms' } : { kind: 'enter' };
  }
  if (!session.authenticated) {
    return { kind: 'sign-in', message: authenticationRequired };
  }
  return mayUse(access, session) ? { kind: 'enter' } : { kind: 'leave', to: '/error/403' };
}
