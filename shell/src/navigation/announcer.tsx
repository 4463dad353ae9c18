import { VisuallyHidden } from 'shared-ui';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const spoken = createStore(() => '');

/** Has a screen reader read out something that is only visible otherwise. */
export function announce(text: string): void {
  spoken.setState(text, true);
}

/** The live region of the page; one for all. */
export function Announcer() {
  const text = useStore(spoken);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
