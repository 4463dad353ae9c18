import type { Role } from 'shared-api/domain';
import type { AreaRecord } from 'shared-api/host';
import { useSession } from 'shared-api/react';
import { useSite } from '../routing/site';

function opensFor({ role, enabled }: AreaRecord, roles: readonly Role[]): boolean {
  return enabled && role !== null && (role === 'account' || roles.includes(role));
}

/** The areas that a sign-in opens for this person: those of their roles. */
export function useOwnAreas(): readonly AreaRecord[] {
  const { roles } = useSession();
  return useSite().areas.filter((area) => opensFor(area, roles));
}
