import { type RefObject, useEffect, useInsertionEffect, useRef } from 'react';
import { headingNear, isFocusLost, type Path, pathTo } from '../components/focus';

/** Of the dialog that opened last, until the focus has come from it to somewhere. Empty for none. */
let due: Path = [];

/** Of a menu, which goes with what was chosen in it, its button; of anything else, itself. */
function lasting(focused: Element | null): Element | null {
  const opener = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (opener && document.getElementById(opener)) || focused;
}

/** A list may come without its row only after the dialog has closed: as long as the focus is there, it is watched. */
function watch(path: Path): void {
  const [trigger] = path;
  if (trigger === undefined) return;
  const observer = new MutationObserver(() => {
    if (trigger.isConnected) return;
    stop();
    if (isFocusLost()) headingNear(path)?.focus({ preventScroll: true });
  });
  function moved({ target }: FocusEvent) {
    due = [];
    if (target !== trigger) stop();
  }
  function stop() {
    observer.disconnect();
    document.removeEventListener('focusin', moved);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', moved);
}

/**
 * Where the focus goes after a dialog: back to its trigger; where that has gone, as the button of a row that was
 * removed, to the heading of the panel or the page that it stood in.
 */
export function useWayBack(
  open: boolean,
): [content: RefObject<HTMLDivElement | null>, finalFocus: () => HTMLElement | null] {
  const content = useRef<HTMLDivElement>(null);
  const path = useRef<Path>([]);

  // Before a field of the dialog takes the focus at its birth. One that tells what became of the question before it, whose
  // button went while that was done, goes back to where the question would have.
  useInsertionEffect(() => {
    if (!open) return;
    path.current = isFocusLost() ? due : pathTo(lasting(document.activeElement));
    due = path.current;
  }, [open]);

  useEffect(() => {
    if (!open) return;
    // A menu that opened the dialog gives the focus back to its button only now.
    function follow({ target }: FocusEvent) {
      if (!(target instanceof Element) || content.current?.contains(target)) stop();
      else path.current = pathTo(lasting(target));
    }
    const stop = () => document.removeEventListener('focusin', follow);
    document.addEventListener('focusin', follow);
    return () => {
      stop();
      watch(path.current);
    };
  }, [open]);

  function finalFocus() {
    const [trigger] = path.current;
    if (trigger?.isConnected === false) return headingNear(path.current);
    return trigger instanceof HTMLElement ? trigger : null;
  }

  return [content, finalFocus];
}
