/** The end of an article, and how it ends before what begins with a vowel when it is read out. */
const ends: Readonly<Record<string, string>> = { il: 'l’', Il: 'L’', l: 'll’', i: 'gli ', I: 'Gli ', lle: 'll’' };

/**
 * Days that begin with a vowel, 8 and 11, as in "8 dicembre" and "11/12/2026"; so many of a thing, as in "80.000 km" and
 * "11 contratti"; one o’clock.
 */
const beforeVowels =
  /(?<![\p{L}\d])(?:(?:i|a|da|de|ne)l (?=(?:8|11)[\s/])|(?:|a|da|de|ne)i (?=(?:8\d{0,2}|11)(?!\d))|(?:a|da)lle (?=1:))/giu;

/** "entro il 8 dicembre" as Italians write it, "entro l’8 dicembre", and "i 80.000 km": "gli 80.000 km". */
export function elideBeforeNumbers(text: string): string {
  return text.replace(beforeVowels, (found) => found.replace(/([Ii]?l|[Ii]|lle) $/, (_, end) => ends[end] ?? end));
}

/** The same where the number stands apart from its article, in bold: what comes before `number`. */
export function elideBefore(text: string, number: string): string {
  const whole = elideBeforeNumbers(text + number);
  return whole.slice(0, whole.length - number.length);
}

/** A day that is written out, "1 maggio 2026", with its first as Italians write it: "1º maggio 2026". */
export function withFirst(day: string): string {
  return day.replace(/(?<!\d)1(?=\s\p{L})/u, '1º');
}
