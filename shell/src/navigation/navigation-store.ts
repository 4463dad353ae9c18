import { createStore } from 'zustand/vanilla';

/**
 * How far a navigation into an area has come: it is asked which version is live (`deciding`), the version is on its way
 * (`loading`), its page stands (`shown`), or the page is loaded anew in its place (`reloading`). Within an area, and
 * when one goes back on it, nothing is under way (`idle`).
 */
export type NavigationPhase = 'idle' | 'deciding' | 'loading' | 'shown' | 'reloading';

const next: Readonly<Record<NavigationPhase, readonly NavigationPhase[]>> = {
  idle: ['idle', 'deciding'],
  deciding: ['idle', 'loading', 'reloading'],
  loading: ['idle', 'shown'],
  shown: ['idle'],
  reloading: ['idle'],
};

interface NavigationState {
  readonly phase: NavigationPhase;
  /** Paths that the person was brought to while their pages are on the way: their outlets stand empty. */
  readonly emptyOutlets: readonly string[];
}

/** Beside the registry's store, which draws every page anew when it changes. */
export const navigationStore = createStore<NavigationState>(() => ({ phase: 'idle', emptyOutlets: [] }));

/** A navigation that is under way; one that another took the place of changes nothing any more. */
export interface Navigation {
  isCurrent(): boolean;
  /** @throws Error for a phase that cannot follow the present one */
  enter(phase: NavigationPhase): void;
}

let current: Navigation | null = null;

function enterPhase(phase: NavigationPhase): void {
  const { phase: before } = navigationStore.getState();
  if (!next[before].includes(phase)) throw new Error(`Navigation cannot go from ${before} to ${phase}.`);
  navigationStore.setState({ phase });
}

/** Whoever goes elsewhere has given up the navigation that still waits. */
export function cancelNavigation(): void {
  current = null;
  enterPhase('idle');
}

/** Begins a navigation in the place of the one before. */
export function beginNavigation(): Navigation {
  cancelNavigation();
  const navigation: Navigation = {
    isCurrent: () => navigation === current,
    enter: (phase) => {
      if (navigation === current) enterPhase(phase);
    },
  };
  current = navigation;
  navigation.enter('deciding');
  return navigation;
}

function keepEmpty(stays: (path: string) => boolean): void {
  navigationStore.setState(({ emptyOutlets }) => ({ emptyOutlets: emptyOutlets.filter(stays) }));
}

/** The address has changed before its page is there. */
export function emptyOutlet(pathname: string): void {
  navigationStore.setState(({ emptyOutlets }) => ({ emptyOutlets: [...emptyOutlets, pathname] }));
}

/** The page may come into its outlet; one that is just being left keeps standing empty. */
export function fillOutlet(pathname: string): void {
  keepEmpty((path) => path !== pathname);
}

/** Whoever was brought somewhere has left every other outlet, also one whose page never came. */
export function settleAt(pathname: string): void {
  keepEmpty((path) => path === pathname);
}
