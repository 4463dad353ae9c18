/** An article before what begins with a vowel when it is read out; with the blank, where one stays. */
const forms: Readonly<Record<string, string>> = {
  il: 'l’',
  al: 'all’',
  dal: 'dall’',
  del: 'dell’',
  nel: 'nell’',
  i: 'gli ',
  ai: 'agli ',
  dai: 'dagli ',
  dei: 'degli ',
  nei: 'negli ',
  alle: 'all’',
  dalle: 'dall’',
};

/**
 * Days that begin with a vowel, 8 and 11, as in "8 dicembre" and "11/12/2026"; so many of a thing, as in "80.000 km" and
 * "11 contratti"; one o’clock.
 */
const beforeVowels =
  /(?<![\p{L}\d])(?:(il|al|dal|del|nel) (?=(?:8|11)[\s/])|(i|ai|dai|dei|nei) (?=(?:8\d{0,2}|11)(?!\d))|(alle|dalle) (?=1:))/giu;

/** "entro il 8 dicembre" as Italians write it, "entro l’8 dicembre", and "i 80.000 km": "gli 80.000 km". */
export function elideBeforeNumbers(text: string): string {
  return text.replace(beforeVowels, (found) => {
    const written = forms[found.trimEnd().toLowerCase()] ?? found;
    return /^\p{Lu}/u.test(found) ? written.charAt(0).toUpperCase() + written.slice(1) : written;
  });
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
