export const VIN_LENGTH = 17;
/** Maker 1-3, model 4-9, the single car 10-17. */
export const VIN_GROUPS: readonly number[] = [3, 9];

const LOOK_ALIKES: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };

export type VinProblem =
  | { kind: 'forbidden'; cell: number; letter: string; digit: string; count: number; repaired: string }
  | { kind: 'short' | 'long' };

/**
 * What is wrong with what is typed: more than a VIN, else the first letter that no VIN has, else that characters are
 * missing. The repair puts right all such letters at once.
 */
export function vinProblem(vin: string): VinProblem | null {
  if (vin.length > VIN_LENGTH) return { kind: 'long' };
  const forbidden = [...vin].filter((letter) => letter in LOOK_ALIKES);
  const [letter = ''] = forbidden;
  const digit = LOOK_ALIKES[letter];
  if (digit) {
    const repaired = [...vin].map((character) => LOOK_ALIKES[character] ?? character).join('');
    return { kind: 'forbidden', cell: vin.indexOf(letter), letter, digit, count: forbidden.length, repaired };
  }
  return vin.length < VIN_LENGTH ? { kind: 'short' } : null;
}
