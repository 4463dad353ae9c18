import { createStore } from 'zustand/vanilla';

/** The way into an area, as long as it is not known whether this page may enter it. */
export interface Way {
  readonly isUndecided: boolean;
  /** Paths that the person was brought to meanwhile: the places of their pages stand empty. */
  readonly emptyPlaces: readonly string[];
}

/** Beside the site store, which draws every page anew when it changes. */
export const wayStore = createStore<Way>(() => ({ isUndecided: false, emptyPlaces: [] }));

function keepEmpty(stays: (path: string) => boolean): void {
  wayStore.setState(({ emptyPlaces }) => ({ emptyPlaces: emptyPlaces.filter(stays) }));
}

/** Whoever was brought somewhere has left every other place, also one whose page never came. */
export function arriveAt(pathname: string): void {
  keepEmpty((path) => path === pathname);
}

/** The page may come into its place; one that is just being left keeps standing empty. */
export function fillPlace(pathname: string): void {
  keepEmpty((path) => path !== pathname);
}
