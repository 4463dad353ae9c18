const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23] as const;

/**
 * An Italian IBAN with its two check sums: the CIN letter and the two digits of ISO 13616.
 * @param abi the bank, 5 digits
 * @param cab the branch, 5 digits
 * @param account 12 digits
 */
export function italianIban(abi: string, cab: string, account: string): string {
  const bban = `${cinOf(abi + cab + account)}${abi}${cab}${account}`;
  return `IT${String(98 - remainderOf(`${bban}IT00`)).padStart(2, '0')}${bban}`;
}

/** Whether the two check digits of an IBAN fit (mod 97 gives 1). */
export function isIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) && remainderOf(text.slice(4) + text.slice(0, 4)) === 1;
}

/** Digits at odd places count by the table, those at even places by themselves. */
function cinOf(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit);
    return total + (index % 2 === 0 ? (odd[value] ?? 0) : value);
  }, 0);
  return String.fromCharCode(65 + (sum % 26));
}

function remainderOf(text: string): number {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0);
}
