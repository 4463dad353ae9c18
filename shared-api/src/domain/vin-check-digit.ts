import { isVin, normaliseVin } from './vin';

/** The position of the check digit, counted from 1. */
export const CHECK_DIGIT_POSITION = 9;

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const LETTER_VALUES = '12345678123457923456789';

function digitOf(character: string): number {
  const letter = LETTERS.indexOf(character);
  return Number(letter < 0 ? character : LETTER_VALUES.charAt(letter));
}

/** The check digit (0-9 or X) that 49 CFR 565.15 asks for in a well-formed VIN; null for any other text. */
export function checkDigitOf(text: string): string | null {
  if (!isVin(text)) return null;
  const vin = normaliseVin(text);
  const remainder = WEIGHTS.reduce<number>((sum, weight, index) => sum + weight * digitOf(vin.charAt(index)), 0) % 11;
  return remainder === 10 ? 'X' : String(remainder);
}

/**
 * Whether a VIN carries the check digit it should.
 * Only ever a hint: it is law in North America and China, while cars made for Europe need not carry one.
 */
export function hasRightCheckDigit(text: string): boolean {
  const expected = checkDigitOf(text);
  return expected !== null && normaliseVin(text).charAt(CHECK_DIGIT_POSITION - 1) === expected;
}
