import { createStore } from 'zustand/vanilla';

/**
 * The state of a navigation into an area: asking which version is live (`deciding`), loading that version (`loading`),
 * page shown (`shown`), or reloading the document instead (`reloading`). `idle` without one: a navigation within an
 * area needs none of this, and one that was given up returns to it.
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
  /** Paths that the address already shows while their pages are still loading: their outlets are empty. */
  readonly emptyOutlets: readonly string[];
}

/** A store apart from the registry's, since a change of that renders every page again. */
export const navigationStore = createStore<NavigationState>(() => ({ phase: 'idle', emptyOutlets: [] }));

/** One navigation into an area. Once another has replaced it, its calls have no effect. */
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

/** Gives up the pending navigation, because the person went elsewhere. */
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

/** Lets the page of this path appear in its outlet; the outlets of other paths stay empty. */
export function fillOutlet(pathname: string): void {
  keepEmpty((path) => path !== pathname);
}

/** After arriving at a path: forgets the empty outlets of all others, also of those whose pages never loaded. */
export function settleAt(pathname: string): void {
  keepEmpty((path) => path === pathname);
}
