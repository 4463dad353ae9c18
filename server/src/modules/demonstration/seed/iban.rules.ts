import { ibanCheckDigits } from 'shared-api/domain';

const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23] as const;

/**
 * An Italian IBAN with its two check sums: the CIN letter and the two digits of ISO 13616.
 * @param abi the bank, 5 digits
 * @param cab the branch, 5 digits
 * @param account 12 digits
 */
export function italianIban(abi: string, cab: string, account: string): string {
  const bban = `${cinOf(abi + cab + account)}${abi}${cab}${account}`;
  return `IT${ibanCheckDigits(bban)}${bban}`;
}

/** Digits at odd places count by the table, those at even places by themselves. */
function cinOf(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit);
    return total + (index % 2 === 0 ? (odd[value] ?? 0) : value);
  }, 0);
  return String.fromCharCode(65 + (sum % 26));
}
