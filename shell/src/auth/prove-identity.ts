import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface Asking {
  readonly proof: Promise<boolean>;
  readonly answer: (proved: boolean) => void;
}

const store = createStore<{ readonly asking: Asking | null }>(() => ({ asking: null }));

/** Opens the one dialog in which the person proves to be the account's owner; calls that wait share it. */
export function proveIdentity(): Promise<boolean> {
  const { asking } = store.getState();
  if (asking !== null) return asking.proof;
  let answer: Asking['answer'] = () => undefined;
  const proof = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  store.setState({ asking: { proof, answer } });
  return proof;
}

/** Closes the dialog and lets the calls that wait go on, or fail. */
export function answerIdentity(proved: boolean): void {
  store.getState().asking?.answer(proved);
  store.setState({ asking: null });
}

export function useIsIdentityAsked(): boolean {
  return useStore(store, ({ asking }) => asking !== null);
}
