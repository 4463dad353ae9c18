/** A vehicle identification number always has this many characters (ISO 3779). */
export const VIN_LENGTH = 17;

/** Of a longer text only the length is told: its characters are not looked at. */
const LONGEST_INSPECTED = 32;

/** The shape of a well-formed VIN: capital letters without I, O and Q, and digits. */
export const VIN_PATTERN = /^[A-HJ-NPR-Z0-9]{17}$/;

/** What can be wrong with a VIN; positions count from 1 in the normalised text. */
export type VinFault =
  | { readonly code: 'length'; readonly position: number; readonly character: string; readonly length: number }
  | { readonly code: 'character'; readonly position: number; readonly character: string; readonly suggestion?: string };

/** The letters no VIN uses, each with the digit that it is mistaken for. */
const VIN_LOOK_ALIKES: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };

const SEPARATORS = /[\s\p{Cf}\-\u2010-\u2015\u2212]/gu;
const VIN_CHARACTER = /^[A-HJ-NPR-Z0-9]$/;

/** Upper case without spaces, hyphens and unseen signs; no character is exchanged. */
export function normaliseVin(text: string): string {
  // Only a-z: toUpperCase would turn other letters into one or two different ones ("ß" into "SS").
  return text.replace(SEPARATORS, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/**
 * Every fault of a typed VIN: the wrong length first, then each impossible character from left to right. What is longer
 * than 32 characters is no mistyped VIN, and only too long.
 */
export function inspectVin(text: string): readonly VinFault[] {
  const characters = [...normaliseVin(text)];
  const faults: VinFault[] = [];
  if (characters.length !== VIN_LENGTH) {
    const position = Math.min(characters.length, VIN_LENGTH) + 1;
    faults.push({ code: 'length', position, character: characters[position - 1] ?? '', length: characters.length });
  }
  if (characters.length > LONGEST_INSPECTED) return faults;
  characters.forEach((character, index) => {
    if (VIN_CHARACTER.test(character)) return;
    const suggestion = VIN_LOOK_ALIKES[character];
    faults.push({
      code: 'character',
      position: index + 1,
      character,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  });
  return faults;
}

/** Whether the text, normalised, is a well-formed VIN. */
export function isVin(text: string): boolean {
  return VIN_PATTERN.test(normaliseVin(text));
}
