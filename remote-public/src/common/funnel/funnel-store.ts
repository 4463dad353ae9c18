import { emptyFunnel, type FunnelState, startWith } from './funnel-state';
import { stepPath } from './paths';

/** Where the journeys are kept between visits. */
export interface DraftKeeper {
  /** The draft that an address is about, else the newest. */
  read(path: string): Promise<FunnelState | null>;
  write(state: FunnelState): void;
  erase(): void;
}

export interface FunnelStore {
  /** Settles once the kept draft has been read. */
  readonly loaded: Promise<void>;
  get(): FunnelState;
  subscribe(listener: () => void): () => void;
  update(change: (state: FunnelState) => FunnelState): void;
  /** Goes on with what was kept of a car, or begins anew for it; without a kind, the one that it had. */
  turnTo(vin: string, kind: FunnelState['kind'] | null): Promise<void>;
  /** Forgets the journey, here and in the browser, and those of other cars. */
  clear(): void;
}

/**
 * The journey in memory, with each change kept for a reload.
 * @param path The address at which the page was opened.
 */
export function createFunnelStore(keeper: DraftKeeper, path: string): FunnelStore {
  let state = emptyFunnel;
  let turns = 0;
  const listeners = new Set<() => void>();

  function replace(next: FunnelState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function update(change: (state: FunnelState) => FunnelState): void {
    const next = change(state);
    if (next === state) return;
    replace(next);
    keeper.write(next);
  }

  return {
    loaded: keeper.read(path).then((draft) => {
      // What was chosen while the draft was being read is newer.
      if (draft && state === emptyFunnel) replace(draft);
    }),
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update,
    async turnTo(vin, kind) {
      turns += 1;
      const turn = turns;
      if (state.vin !== vin) {
        const draft = await keeper.read(stepPath(vin, 'vehicle'));
        // Meanwhile another car was turned to, or the journey forgotten.
        if (turn !== turns) return;
        if (draft?.vin === vin) replace(draft);
      }
      update((before) => startWith(before, vin, kind ?? (before.vin === vin ? before.kind : 'care')));
    },
    clear() {
      turns += 1;
      replace(emptyFunnel);
      keeper.erase();
    },
  };
}
