const ITALIAN_IBAN_PATTERN = /^IT\d{2}[A-Z]\d{10}[A-Z0-9]{12}$/;

/** Upper case without the blanks that people write between the groups, nor the signs that a copied one brings unseen. */
export function normaliseIban(text: string): string {
  return text.replace(/[\s\p{Cf}]/gu, '').toUpperCase();
}

/** Whether a normalised text is an Italian IBAN whose check digits fit (ISO 13616: mod 97 gives 1). */
export function isItalianIban(text: string): boolean {
  return ITALIAN_IBAN_PATTERN.test(text) && remainderOf(text.slice(4) + text.slice(0, 4)) === 1;
}

/**
 * The two check digits of an Italian IBAN.
 * @param bban CIN, ABI, CAB and account: what stands behind the check digits
 */
export function ibanCheckDigits(bban: string): string {
  return String(98 - remainderOf(`${bban}IT00`)).padStart(2, '0');
}

/** Mod 97 over the digits, letters counted from A = 10. */
function remainderOf(text: string): number {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0);
}
