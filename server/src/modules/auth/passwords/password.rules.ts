import { commonPasswords } from './common-passwords';

/** Whether a password stands among the commonest, whatever its case and the blanks around it. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.normalize('NFC').trim().toLowerCase());
}
