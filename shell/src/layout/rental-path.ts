import type { Role } from 'shared-api/domain';

/** Where 'Noleggio' leads (decisions.md, sections 4 and 9): by the role that can do most with it. */
export function rentalPath(roles: readonly Role[]): string {
  if (roles.includes('manager')) {
    return '/cms/manager/contracts/new-contract?kind=rental';
  }
  return roles.includes('admin') ? '/cms/admin/contracts?kind=rental' : '/ricerca?kind=rental';
}
