/** A click is over by then. A press that the browser never ends, such as one under its menu, holds nothing longer. */
const longestMs = 1_000;

const ends = ['pointerup', 'pointercancel'] as const;

let press: Promise<void> | null = null;

function begin({ button }: PointerEvent): void {
  if (button !== 0) return;
  const begun = new Promise<void>((resolve) => {
    function end(): void {
      clearTimeout(timer);
      for (const name of ends) document.removeEventListener(name, end, true);
      // The click comes in the same turn, if it does. Between two of its listeners a rendering would put a tick back to
      // what it was, before React has seen it. What the click asks for waits, too: it comes after what the press held.
      setTimeout(() => {
        if (press === begun) press = null;
        resolve();
      });
    }
    const timer = setTimeout(end, longestMs);
    for (const name of ends) document.addEventListener(name, end, true);
  });
  press = begun;
}

/** Watches for presses from now on; more than once is the same as once. */
export function watchPresses(): void {
  document.addEventListener('pointerdown', begin, true);
}

/**
 * Does something now, or after the press that is under way. A press takes the focus from a field before it is a click;
 * a sentence that shows under the field meanwhile would move the button from under the pointer, and nothing be clicked.
 */
export function afterPress<T>(act: () => T): T | Promise<T> {
  return press === null ? act() : press.then(act);
}
