import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { followUnsavedInput, wouldLoseInput } from '../auth/unsaved-input';

/** A page that has just saved lets go of its input with its next drawing: so long nothing is asked. */
export const settlingMs = 60;

/** The way that waits for an answer, and whether the question shows. */
interface Leaving {
  readonly go: (() => void) | null;
  readonly asked: boolean;
}

const nobody: Leaving = { go: null, asked: false };
const leaving = createStore<Leaving>(() => nobody);
let free = false;

/** Leads away without a question, such as to the page that says why nothing can be saved any more. */
export function leaveUnasked(go: () => void): void {
  free = true;
  try {
    go();
  } finally {
    free = false;
  }
}

/** The answer yes: on the way that was asked for. */
export function leave(): void {
  const { go } = leaving.getState();
  leaving.setState(nobody);
  if (go) leaveUnasked(go);
}

/** The answer no: the page stays with all that was typed. */
export function stay(): void {
  leaving.setState(nobody);
}

/** Asks in the browser's own window, where ours did not come: else no way would lead away any more. */
export function askPlainly(question: string): void {
  if (window.confirm(question)) leave();
  else stay();
}

/** Goes at once where nothing is lost, else only after a yes. Of several ways the last one holds. */
export function askToLeave(go: () => void): void {
  if (free || !wouldLoseInput()) {
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
