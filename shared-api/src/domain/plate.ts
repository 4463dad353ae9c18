import { ITALIAN_PLATE_PATTERN } from './italian-plate';

/** Any plate that is accepted: older Italian and foreign ones too, German umlauts included. */
const PLATE_PATTERN = /^[A-Z0-9ÄÖÜ]{2,10}$/;

const SEPARATORS = /[\s\p{Cf}.·\-\u2010-\u2015\u2212]/gu;

/** Upper case without spaces, dots, hyphens and unseen signs; what a mask covers stays covered, and makes it no plate. */
export function normalisePlate(text: string): string {
  return text
    .normalize('NFC')
    .replace(SEPARATORS, '')
    .replace(/[a-zäöü]/g, (letter) => letter.toUpperCase());
}

/** Whether the text, normalised, is an Italian plate of the present form. */
export function isItalianPlate(text: string): boolean {
  return ITALIAN_PLATE_PATTERN.test(normalisePlate(text));
}

/** Whether the text, normalised, can be a plate at all. */
export function isPlate(text: string): boolean {
  return PLATE_PATTERN.test(normalisePlate(text));
}

/** The parts in which a plate is shown: 2+3+2 for the present Italian form, any other one whole. */
export function splitPlate(text: string): readonly string[] {
  const plate = normalisePlate(text);
  return isItalianPlate(plate) ? [plate.slice(0, 2), plate.slice(2, 5), plate.slice(5)] : [plate];
}

/** The plate as one line of text, for example "GT 109 RZ". */
export function formatPlate(text: string): string {
  return splitPlate(text).join(' ');
}
