import type { Store } from 'shared-api/entities';
import { useChosenStore } from 'shared-api/react';
import { useOwnStores } from './use-own-stores';

interface WorkStore {
  /** The dealer whose data the pages show; null is all of the manager's. */
  readonly store: Store | null;
  /** False while it is not known yet whether the choice kept on this device is one of the manager's dealers. */
  readonly ready: boolean;
}

/**
 * The dealer that the manager chose in the bar. The choice shares its place with a visitor's, who may have chosen any
 * dealer: one that is not the manager's counts as none. Who has one dealer only works for that one.
 */
export function useWorkStore(): WorkStore {
  const [chosen] = useChosenStore();
  const own = useOwnStores();
  const [only, ...others] = own.data ?? [];
  if (only && others.length === 0) return { store: only, ready: true };
  if (chosen === null) return { store: null, ready: true };
  return {
    store: own.data?.find(({ store_uid }) => store_uid === chosen.store_uid) ?? null,
    ready: !own.isPending,
  };
}
