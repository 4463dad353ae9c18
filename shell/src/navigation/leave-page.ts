import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { followUnsavedInput, wouldLoseInput } from '../session/unsaved-input';

/**
 * How long the question waits before it is shown. A form that has just been saved drops its unsaved input with its next
 * render; the navigation then continues without a question.
 */
const settlingMs = 60;

/** The navigation that waits for an answer, and whether the question is shown. */
interface Leaving {
  readonly go: (() => void) | null;
  readonly asked: boolean;
}

const nobody: Leaving = { go: null, asked: false };
const leaving = createStore<Leaving>(() => nobody);
let free = false;

/** Navigates without asking, such as to the page that explains why nothing can be saved any more. */
export function leaveUnasked(go: () => void): void {
  free = true;
  try {
    go();
  } finally {
    free = false;
  }
}

/** The answer yes: performs the pending navigation. */
export function leave(): void {
  const { go } = leaving.getState();
  leaving.setState(nobody);
  if (go) leaveUnasked(go);
}

/** The answer no: the page stays with all that was typed. */
export function stay(): void {
  leaving.setState(nobody);
}

/** Asks with `window.confirm` where the dialog's script did not load: without it no link would work any more. */
export function askPlainly(question: string): void {
  if (window.confirm(question)) leave();
  else stay();
}

/**
 * Navigates at once if no unsaved input would be lost, otherwise only after the person agreed. A navigation that is
 * asked for while another waits for its answer takes that one's place.
 * @param byQuery the page stays, with another query
 */
export function askToLeave(go: () => void, byQuery = false): void {
  if (free || !wouldLoseInput(byQuery)) {
    go();
    return;
  }
  leaving.setState({ go, asked: leaving.getState().asked });
  setTimeout(() => {
    if (leaving.getState().go === go) leaving.setState({ go, asked: true });
  }, settlingMs);
}

followUnsavedInput(() => {
  if (!wouldLoseInput()) leave();
});

/** Is the person asked whether the page may be left? */
export function useIsLeaveAsked(): boolean {
  return useStore(leaving, ({ asked }) => asked);
}
