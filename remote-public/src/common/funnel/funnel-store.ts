import { emptyFunnel, type FunnelState } from './funnel-state';

/** Where the journey is kept between visits. */
export interface DraftKeeper {
  read(): Promise<FunnelState | null>;
  write(state: FunnelState): void;
  erase(): void;
}

export interface FunnelStore {
  /** Settles once the kept draft has been read. */
  readonly loaded: Promise<void>;
  get(): FunnelState;
  subscribe(listener: () => void): () => void;
  update(change: (state: FunnelState) => FunnelState): void;
  /** Forgets the journey, here and in the browser. */
  clear(): void;
}

/** The journey in memory, with each change kept for a reload. */
export function createFunnelStore(keeper: DraftKeeper): FunnelStore {
  let state = emptyFunnel;
  const listeners = new Set<() => void>();

  function replace(next: FunnelState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    loaded: keeper.read().then((draft) => {
      // What was chosen while the draft was being read is newer.
      if (draft && state === emptyFunnel) replace(draft);
    }),
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update(change) {
      const next = change(state);
      if (next === state) return;
      replace(next);
      keeper.write(next);
    },
    clear() {
      replace(emptyFunnel);
      keeper.erase();
    },
  };
}
