/** A text in three: the same beginning, the part that differs, the same end. */
export interface LetterParts {
  readonly start: string;
  readonly different: string;
  readonly end: string;
}

/** Marks in each of two texts what the other has not. Letters that stand in pairs (emoji, accents) stay together. */
export function differentLetters(one: string, other: string): readonly [LetterParts, LetterParts] {
  const [left, right] = [[...one], [...other]];
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  return [partsOf(left, start, end), partsOf(right, start, end)];
}

function partsOf(letters: readonly string[], start: number, end: number): LetterParts {
  return {
    start: letters.slice(0, start).join(''),
    different: letters.slice(start, letters.length - end).join(''),
    end: letters.slice(letters.length - end).join(''),
  };
}
