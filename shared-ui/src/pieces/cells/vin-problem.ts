export const VIN_LENGTH = 17;
/** Maker 1-3, model 4-9, the single car 10-17. */
export const VIN_GROUPS: readonly number[] = [3, 9];

const LOOK_ALIKES: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };

export type VinProblem =
  | { kind: 'forbidden'; cell: number; letter: string; digit: string; repaired: string }
  | { kind: 'short'; typed: number; missing: number };

/** What is wrong with what is typed: the first letter that no VIN has, else the characters that are missing. */
export function vinProblem(vin: string): VinProblem | null {
  const cell = [...vin].findIndex((letter) => letter in LOOK_ALIKES);
  const letter = vin.charAt(cell);
  const digit = LOOK_ALIKES[letter];
  if (cell >= 0 && digit) {
    return { kind: 'forbidden', cell, letter, digit, repaired: vin.slice(0, cell) + digit + vin.slice(cell + 1) };
  }
  if (vin.length < VIN_LENGTH) return { kind: 'short', typed: vin.length, missing: VIN_LENGTH - vin.length };
  return null;
}
