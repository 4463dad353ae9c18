import { NBSP } from './number';

const ITALIAN = /^[A-HJ-NPR-TV-Z]{2}\d{3}[A-HJ-NPR-TV-Z]{2}$/;

/** Upper case, without blanks, dashes and the like, ten characters at most. */
export function normalizePlate(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 10);
}

/** The two letters, three digits, two letters in use since 1994. */
export function isItalianPlate(plate: string): boolean {
  return ITALIAN.test(plate);
}

/** "GT109RZ" to "GT 109 RZ"; an older or foreign plate stays unsplit. */
export function formatPlate(plate: string): string {
  return isItalianPlate(plate) ? [plate.slice(0, 2), plate.slice(2, 5), plate.slice(5)].join(NBSP) : plate;
}

/** The year of first registration in two digits, as on the plate's right band. */
export function plateYear(registrationDate: string): string {
  return registrationDate.slice(2, 4);
}
