import type { IsoDate } from 'shared-api/domain';
import type { Random } from './random';

const letters = 'ABCDEFGHJKLMNPRSTVWXYZ';
const yearMs = 365.25 * 86_400_000;
/** Pairs of first letters that were used up since FA came in summer 2015: some 4.8 a year, and 3.2 since 2020. */
const pairs = [
  { since: Date.parse('2015-07-01'), from: 0, perYear: 4.8 },
  { since: Date.parse('2020-02-01'), from: 22, perYear: 3.1 },
] as const;

/** An Italian plate as it was given out about a day: its first letters go by the date of registration. */
export function plateOf(registeredOn: IsoDate, random: Random): string {
  const at = Date.parse(registeredOn);
  const span = pairs.findLast(({ since }) => since <= at) ?? pairs[0];
  const pair = Math.max(0, Math.floor(span.from + ((at - span.since) / yearMs) * span.perYear));
  const first = letters.charAt(letters.indexOf('F') + Math.floor(pair / letters.length));
  const second = letters.charAt(pair % letters.length);
  const end = [...'..'].map(() => letters.charAt(random.int(0, letters.length - 1))).join('');
  return `${first}${second}${String(random.int(0, 999)).padStart(3, '0')}${end}`;
}
