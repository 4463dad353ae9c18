import type { UnsavedInput } from 'shared-api/host';

const holds = new Set<UnsavedInput>();
const listeners = new Set<() => void>();

/** Does the page hold input, be it kept as a draft or not? */
export function hasUnsavedInput(): boolean {
  return holds.size > 0;
}

/**
 * Would leaving the page lose input?
 * @param byQuery only its query changes
 */
export function wouldLoseInput(byQuery = false): boolean {
  return [...holds].some(({ kept, query }) => !kept && (query || !byQuery));
}

/** Closing the tab and loading the page again ask in the browser's own words. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function holdsChanged(): void {
  // The listener is there only while it is needed: with one that may ask, some browsers do not keep a page that was left.
  window[wouldLoseInput() ? 'addEventListener' : 'removeEventListener']('beforeunload', askBeforeUnload);
  for (const listener of listeners) listener();
}

/** A page says that it holds unsaved input; the returned function takes it back. */
export function holdUnsaved(input: UnsavedInput = {}): () => void {
  const hold = { ...input };
  holds.add(hold);
  holdsChanged();
  return () => {
    if (holds.delete(hold)) holdsChanged();
  };
}

/** The person has agreed to lose it: the browser does not ask once more. */
export function giveUpInput(): void {
  holds.clear();
  holdsChanged();
}

export function followUnsavedInput(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
