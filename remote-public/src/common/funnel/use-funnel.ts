import { use, useSyncExternalStore } from 'react';
import { host } from 'shared-api/react';
import { eraseDraft, readDraft, writeDraft } from './draft-storage';
import type { FunnelState } from './funnel-state';
import { createFunnelStore, type FunnelStore } from './funnel-store';

let store: FunnelStore | null = null;

/** The one journey of this page. It ends when the person signs out, in any tab. */
export function journey(): FunnelStore {
  if (store === null) {
    const { now, session } = host();
    const made = createFunnelStore({
      read: () => readDraft(now()),
      write: (state) => void writeDraft(state, now()),
      erase: () => void eraseDraft(),
    });
    let signedIn = session.get().authenticated;
    session.subscribe(() => {
      const before = signedIn;
      signedIn = session.get().authenticated;
      if (before && !signedIn) made.clear();
    });
    store = made;
  }
  return store;
}

/** The journey so far and the way to change it. Suspends while the kept draft is read. */
export function useFunnel(): { state: FunnelState; update: FunnelStore['update']; clear: FunnelStore['clear'] } {
  const own = journey();
  use(own.loaded);
  const state = useSyncExternalStore(own.subscribe, own.get, own.get);
  return { state, update: own.update, clear: own.clear };
}
