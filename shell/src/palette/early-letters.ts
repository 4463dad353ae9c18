interface Early {
  letters: string;
  readonly giveUp: () => void;
}

let early: Early | null = null;

function keep(event: KeyboardEvent) {
  if (early === null || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === 'Escape') early.giveUp();
  else if (event.key === 'Backspace') early.letters = early.letters.slice(0, -1);
  else if (event.key.length === 1) early.letters += event.key;
  // What was found is not seen yet, and the page has nothing to do with it.
  else if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}

/** Who turns to the page again wants no palette any more. */
function turnBack({ target }: Event) {
  if (target instanceof Element && target.closest('[role=dialog]') === null) early?.giveUp();
}

/**
 * Keeps what is typed from now on for the palette, which may still be on its way: nobody waits for a script to type.
 * @param giveUp is called by Escape, and by a press on the page
 */
export function keepEarlyLetters(giveUp: () => void): void {
  early = { letters: '', giveUp };
  addEventListener('keydown', keep, true);
  addEventListener('pointerdown', turnBack, true);
}

/** What was typed before the palette had its field, which takes the keys from here on. */
export function takeEarlyLetters(): string {
  const letters = early?.letters ?? '';
  early = null;
  removeEventListener('keydown', keep, true);
  removeEventListener('pointerdown', turnBack, true);
  return letters;
}
