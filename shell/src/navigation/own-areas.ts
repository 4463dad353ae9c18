import type { AreaRecord } from 'shared-api/host';
import { useRegistry } from '../registry/use-registry';
import { mayUse } from '../session/access';
import { useFrameSession } from '../session/frame-session';

/** The areas that a sign-in opens for this person: those of their roles. */
export function useOwnAreas(): readonly AreaRecord[] {
  const session = useFrameSession();
  return useRegistry().areas.filter(({ role, enabled }) => enabled && role !== null && mayUse(role, session));
}
