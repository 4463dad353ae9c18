import type { IsoDate } from './rome-time';

/*
 * The Italian codice fiscale (D.M. 23 December 1976, D.P.R. 605/1973): sixteen characters that bear surname, first
 * name, day of birth and sex, place of birth and a check letter; or, while it is provisional, eleven digits.
 */

const MONTHS = 'ABCDEHLMPRST';
/** What stands for the digits 0 to 9 where two people would have the same code (omocodia). */
const OMOCODE_LETTERS = 'LMNPQRSTUV';
/** Where digits stand, and letters may take their place. */
const DIGIT_PLACES = [6, 7, 9, 10, 12, 13, 14] as const;

const PERSONAL = /^[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]$/;
const PROVISIONAL = /^\d{11}$/;

/** What a character counts at an odd place (the first is odd), digits as the letters A to J. */
const ODD_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/**
 * What is wrong with a code.
 * - `length`: neither sixteen characters nor eleven digits;
 * - `characters`: a letter or a digit stands where it cannot;
 * - `date`: no such day of birth;
 * - `check`: the last character does not fit the others: one of them is wrong.
 */
export type TaxCodeFault = 'length' | 'characters' | 'date' | 'check';

/** Upper case without blanks, nor the signs that a copied code brings unseen. */
export function normaliseTaxCode(text: string): string {
  return text.replace(/[\s\p{Cf}]/gu, '').toUpperCase();
}

/** The first fault of a normalised code; null for one that is right. */
export function taxCodeFault(code: string): TaxCodeFault | null {
  if (code.length === 11) return provisionalFault(code);
  if (code.length !== 16) return 'length';
  if (!PERSONAL.test(code)) return 'characters';
  if (!isDayOfBirth(code)) return 'date';
  return taxCodeCheckLetter(code.slice(0, 15)) === code[15] ? null : 'check';
}

/** The check letter of the first fifteen characters. */
export function taxCodeCheckLetter(body: string): string {
  const sum = [...body].reduce((total, character, index) => {
    const value = characterValue(character);
    return total + (index % 2 === 0 ? (ODD_VALUES[value] ?? 0) : value);
  }, 0);
  return String.fromCharCode(65 + (sum % 26));
}

const characterValue = (character: string) =>
  /\d/.test(character) ? Number(character) : (character.codePointAt(0) ?? 65) - 65;

/** The digits, wherever letters stand for them. */
function withDigits(code: string): string {
  const characters = [...code];
  for (const place of DIGIT_PLACES) {
    const digit = OMOCODE_LETTERS.indexOf(characters[place] ?? '');
    if (digit >= 0) characters[place] = String(digit);
  }
  return characters.join('');
}

/** Women's days are counted from 41. */
function isDayOfBirth(code: string): boolean {
  const plain = withDigits(code);
  const day = Number(plain.slice(9, 11)) % 40;
  // Of a year only two digits are known: 2000 was a leap year as 1900 was not.
  const lastDay = new Date(Date.UTC(2000 + Number(plain.slice(6, 8)), MONTHS.indexOf(plain[8] ?? '') + 1, 0));
  return Number(plain.slice(9, 11)) <= 71 && day >= 1 && day <= lastDay.getUTCDate();
}

/**
 * Whether a normalised code is of somebody who is not eighteen yet. Of a year only two digits are known: it is this
 * century's as far as that has come, since hardly anybody buys at a hundred. Nothing is told of a provisional code.
 * @param today Europe/Rome
 */
export function isMinorsTaxCode(code: string, today: IsoDate): boolean {
  if (!PERSONAL.test(code)) return false;
  const plain = withDigits(code);
  const year = Number(`${today.slice(0, 2)}${plain.slice(6, 8)}`);
  const month = MONTHS.indexOf(plain[8] ?? '') + 1;
  const monthDay = [month, Number(plain.slice(9, 11)) % 40].map((part) => String(part).padStart(2, '0')).join('-');
  return `${year}-${monthDay}` <= today && `${year + 18}-${monthDay}` > today;
}

/** Eleven digits with the check digit of a VAT number (D.M. 23 December 1976, article 2). */
function provisionalFault(code: string): TaxCodeFault | null {
  if (!PROVISIONAL.test(code)) return 'characters';
  const sum = [...code].reduce((total, character, index) => {
    const digit = Number(character);
    if (index % 2 === 0) return total + digit;
    return total + (digit > 4 ? digit * 2 - 9 : digit * 2);
  }, 0);
  return sum % 10 === 0 ? null : 'check';
}

const letters = (name: string) =>
  name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/gu, '');
const consonants = (name: string) => letters(name).replace(/[AEIOU]/gu, '');
const vowels = (name: string) => letters(name).replace(/[^AEIOU]/gu, '');

/** The three letters of a surname. */
export function surnameLetters(surname: string): string {
  return `${consonants(surname)}${vowels(surname)}XXX`.slice(0, 3);
}

/** The three letters of a first name: of four consonants or more, the second is left out. */
export function firstnameLetters(firstname: string): string {
  const found = consonants(firstname);
  if (found.length >= 4) return `${found[0]}${found[2]}${found[3]}`;
  return `${found}${vowels(firstname)}XXX`.slice(0, 3);
}

export interface PersonFacts {
  readonly firstname: string;
  readonly lastname: string;
  readonly dateOfBirth?: IsoDate | null | undefined;
}

/**
 * In what a right code and a person seem not to agree: a reason to look again, never to refuse, since names change and
 * are written in other letters elsewhere. Nothing is told of a provisional code.
 */
export function taxCodeDoubts(code: string, person: PersonFacts): (keyof PersonFacts)[] {
  if (!PERSONAL.test(code)) return [];
  const doubts: (keyof PersonFacts)[] = [];
  if (letters(person.lastname) !== '' && surnameLetters(person.lastname) !== code.slice(0, 3)) doubts.push('lastname');
  if (letters(person.firstname) !== '' && firstnameLetters(person.firstname) !== code.slice(3, 6)) {
    doubts.push('firstname');
  }
  if (person.dateOfBirth && !isBornOn(code, person.dateOfBirth)) doubts.push('dateOfBirth');
  return doubts;
}

/** Whether a code, as typed, is right and yet seems to be somebody else's. */
export function seemsOfAnother(typed: string, person: PersonFacts): boolean {
  const code = normaliseTaxCode(typed);
  return taxCodeFault(code) === null && taxCodeDoubts(code, person).length > 0;
}

function isBornOn(code: string, date: IsoDate): boolean {
  const plain = withDigits(code);
  const [year = '', month = '', day = ''] = date.split('-');
  return (
    plain.slice(6, 8) === year.slice(2) &&
    plain[8] === MONTHS[Number(month) - 1] &&
    Number(plain.slice(9, 11)) % 40 === Number(day)
  );
}
