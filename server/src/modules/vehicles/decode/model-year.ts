/** The position of the model year, counted from 1. */
export const MODEL_YEAR_POSITION = 10;

/** The thirty codes in the order of the years from 1980 on: I, O, Q, U, Z and 0 never stand for a year. */
const CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;

/**
 * The latest plausible year of a model year code: codes come back every thirty years, and a model is on sale at most
 * one year ahead of the calendar. Null when the character is no year code.
 */
export function latestModelYear(code: string, currentYear: number): number | null {
  const place = code.length === 1 ? CODES.indexOf(code) : -1;
  if (place < 0) return null;
  const cycles = Math.floor((currentYear + 1 - FIRST_YEAR - place) / CODES.length);
  return cycles < 0 ? null : FIRST_YEAR + place + cycles * CODES.length;
}
