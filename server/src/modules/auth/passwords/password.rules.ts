import type { Account } from '../../users';
import { commonPasswords } from './common-passwords';

/** What is tried first by whoever guesses. */
type Words = ReadonlySet<string>;
let read: Promise<Words> | null = null;

const productWords = ['carcare', 'libretto', 'tagliando', 'concessionaria', 'garanzia'];
/** Letters that are as many as a password needs, without the digits and signs around them, may be two words. */
const longEnough = 12;
/** A shorter piece of a name or an address stands in too many other words. */
const shortestOwn = 4;
const digitsInOrder = '01234567890123456789';
const look = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' } as const;

export type PasswordFault = 'common' | 'own';

/**
 * Why a password is guessed early, or null (NIST SP 800-63B-4, 3.1.1.2): it stands in a list, is one known word with
 * digits and signs around it, or is made of the product's or the person's own words.
 */
export async function passwordFault(password: string, person: readonly string[] = []): Promise<PasswordFault | null> {
  read ??= readWords();
  const known = await read;
  const folded = fold(password);
  if (commonPasswords.has(folded) || known.has(folded) || isPattern(folded) || isKnown(core(folded), known))
    return 'common';
  const rest = without(folded, [...person.map(fold), ...productWords]);
  if (rest === folded) return null;
  const left = core(rest);
  return left === '' || isKnown(left, known) ? 'own' : null;
}

/** Leaked passwords, Italian words, first names and surnames: read with the first password that is chosen, not at start. */
async function readWords(): Promise<Words> {
  const [{ dictionary: common }, { dictionary: italian }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-it'),
  ]);
  const lists = [common.passwords, italian.commonWords, italian.firstnames, italian.lastnames, italian.wikipedia];
  return new Set(lists.flat().map((word) => fold(String(word))));
}

/** The words of somebody that others know, too: names, address, phone, each whole and in its pieces. */
export function wordsOf({
  email,
  firstname,
  lastname,
  phone,
}: Pick<Account, 'email' | 'firstname' | 'lastname' | 'phone'>): string[] {
  return [email, phone ?? '', ...`${email} ${firstname} ${lastname}`.split(/[^\p{L}\d]+/u)];
}

function fold(text: string): string {
  // Nearly all of a hundred thousand words: composing them would hold everybody else up.
  if (/^[\x20-\x7e]*$/.test(text)) return text.trim().toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

/** What is left when the digits and signs before and after are gone, with letters for the digits that stand for them. */
function core(folded: string): string {
  const inner = folded.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return [...inner].map((sign) => Object.entries(look).find(([from]) => from === sign)?.[1] ?? sign).join('');
}

/** One word, the same one again and again, or two short ones. */
function isKnown(word: string, known: Words): boolean {
  const once = /^(.{3,}?)\1*$/.exec(word)?.[1] ?? word;
  if (known.has(once)) return true;
  if (word.length >= longEnough) return false;
  return [...word].some((_, cut) => known.has(word.slice(0, cut)) && known.has(word.slice(cut)));
}

/** A few signs again and again, or digits in their order. */
function isPattern(folded: string): boolean {
  if (/^(.{1,4})\1{2,}.{0,3}$/.test(folded)) return true;
  const backwards = [...digitsInOrder].reverse().join('');
  return /^\d+$/.test(folded) && (digitsInOrder.includes(folded) || backwards.includes(folded));
}

function without(folded: string, words: readonly string[]): string {
  const longestFirst = words.filter((word) => word.length >= shortestOwn).sort((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), folded).trim();
}
