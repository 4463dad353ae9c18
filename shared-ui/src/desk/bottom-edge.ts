import { useEffect, useSyncExternalStore } from 'react';

/** What may stand on the page's bottom edge, the stronger last: only one of them shows at a time. */
const strength = ['rental', 'tabs', 'action', 'bulk'] as const;

export type BottomTenant = (typeof strength)[number];

const present = new Map<BottomTenant, number>();
const listeners = new Set<() => void>();

function change(tenant: BottomTenant, by: 1 | -1): void {
  present.set(tenant, (present.get(tenant) ?? 0) + by);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function strongest(): BottomTenant | null {
  return strength.findLast((tenant) => (present.get(tenant) ?? 0) > 0) ?? null;
}

/** Who has the bottom edge now, null when nobody asked for it. Who shows something there asks this first. */
export function useBottomTenant(): BottomTenant | null {
  return useSyncExternalStore(subscribe, strongest, strongest);
}

/**
 * Asks for the bottom edge while `active` holds.
 * @returns whether the tenant has it
 */
export function useBottomEdge(tenant: BottomTenant, active: boolean): boolean {
  useEffect(() => {
    if (!active) return;
    change(tenant, 1);
    return () => change(tenant, -1);
  }, [tenant, active]);

  return useBottomTenant() === tenant && active;
}
