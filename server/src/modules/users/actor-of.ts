import type { Role } from 'shared-api/domain';

/** In what quality a person acts on their own account, as the audit names it. */
export function actorOf(roles: readonly Role[]): 'admin' | 'manager' | 'customer' {
  if (roles.includes('admin')) return 'admin';
  return roles.includes('manager') ? 'manager' : 'customer';
}
