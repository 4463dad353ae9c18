import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the caret after the same letter when an input's text is rewritten while one types (upper case, blanks taken
 * out or put in). Call the result with the number of letters before the caret, at each change.
 * @param separator a character of the shown text that is no letter.
 */
export function useSteadyCaret(
  input: RefObject<HTMLInputElement | null>,
  shown: string,
  separator?: string,
): (lettersBefore: number) => void {
  const pending = useRef<number | null>(null);

  useLayoutEffect(() => {
    const letters = pending.current;
    pending.current = null;
    if (letters === null || document.activeElement !== input.current) return;
    let place = 0;
    for (let seen = 0; seen < letters && place < shown.length; place++) if (shown[place] !== separator) seen++;
    input.current?.setSelectionRange(place, place);
  });

  return (lettersBefore) => {
    pending.current = lettersBefore;
  };
}
