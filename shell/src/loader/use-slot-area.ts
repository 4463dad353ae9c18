import type { AreaRecord, SlotName } from 'shared-api/host';
import { useSession } from 'shared-api/react';
import { useRegistry } from '../registry/use-registry';
import { mayUse } from '../session/access';

/**
 * The area that draws an extension for this person: the first one that offers it and that they may use. One that is
 * switched off is taken only when no other is left, so that its place can say so.
 */
export function useSlotArea(name: SlotName): AreaRecord | null {
  const session = useSession();
  const offering = useRegistry().areas.filter(({ slots, role }) => slots.includes(name) && mayUse(role, session));
  return offering.find(({ enabled }) => enabled) ?? offering[0] ?? null;
}
