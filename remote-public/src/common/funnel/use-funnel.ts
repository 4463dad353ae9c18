import { use, useSyncExternalStore } from 'react';
import type { SessionState } from 'shared-api/host';
import { host } from 'shared-api/react';
import { eraseDrafts, readDraft, writeDraft } from './draft-storage';
import type { FunnelState } from './funnel-state';
import { createFunnelStore, type FunnelStore } from './funnel-store';

let store: FunnelStore | null = null;

/** Has what was written under a sign-in to be forgotten? A shell of before tells only that the session ended. */
function isOver(before: SessionState, now: SessionState): boolean {
  return now.ends === undefined ? before.authenticated && !now.authenticated : now.ends !== before.ends;
}

/** The one journey of this page. It ends when the person signs out, in any tab, and waits with a page that waits. */
export function journey(): FunnelStore {
  if (store === null) {
    const { now, session } = host();
    const made = createFunnelStore(
      {
        read: (path) => readDraft(path, now()),
        write: (state) => void writeDraft(state, now()),
        erase: () => void eraseDrafts(),
      },
      location.pathname,
    );
    let last = session.get();
    session.subscribe(() => {
      const before = last;
      last = session.get();
      if (isOver(before, last)) made.clear();
    });
    store = made;
  }
  return store;
}

/** The journey so far and the way to change it. Suspends while the kept draft is read. */
export function useFunnel(): { state: FunnelState } & Pick<FunnelStore, 'update' | 'turnTo'> {
  const own = journey();
  use(own.loaded);
  const state = useSyncExternalStore(own.subscribe, own.get, own.get);
  return { state, update: own.update, turnTo: own.turnTo };
}
