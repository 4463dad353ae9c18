const marks = /\p{M}/gu;
const others: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Lower case without accents: `Niccolò` becomes `niccolo`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => others[letter] ?? letter);
}

/** Folded, and without apostrophes, which people write in two ways or leave out: `D’Alò` becomes `dalo`. */
function bare(text: string): string {
  return fold(text).replace(/[’']/g, '');
}

/** What Italian order compares, stored beside the text because the engines' collations differ. */
export function sortKeyOf(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .map((part) =>
      bare(part ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join('\u0001');
}

/** What a list's search looks through: every part folded, in one text. */
export function searchTextOf(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .map((part) => bare(part ?? '').trim())
    .filter((part) => part !== '')
    .join(' ');
}

/**
 * The words of a search as typed, folded as `searchTextOf` folds what is searched. The dot of an abbreviation is no part
 * of the word: `S. Giovanni` finds San Giovanni.
 */
export function searchWords(typed: string): readonly string[] {
  return bare(typed)
    .replaceAll('\0', ' ')
    .split(/\.*\s+|\.+$/)
    .filter((word) => word !== '')
    .slice(0, 8);
}

/** A search as typed, as patterns for `like`: every word must be found. */
export function searchPatterns(typed: string): readonly string[] {
  return searchWords(typed).map(likePattern);
}

/** A text as a pattern for `like` that finds it anywhere, its own wildcards taken as they are. */
export function likePattern(text: string): string {
  return `%${prefixPattern(text)}`;
}

/** A text as a pattern for `like` that finds what begins with it. */
export function prefixPattern(text: string): string {
  return `${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
