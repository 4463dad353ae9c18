import { dayMs } from './deadlines';
import { type IsoDate, romeDate } from './rome-time';

/** A service of a plan, done or not. */
interface Work {
  readonly n: number;
  readonly done_on: string | null;
  readonly km: number | null;
}

/** Kilometres of a car on a day. */
export interface Reading {
  readonly date: IsoDate;
  readonly km: number;
}

export interface ReadingBounds {
  readonly from: Reading;
  readonly until: { readonly date: IsoDate; readonly km: number | null };
}

/** The kilometres that a signed contract was made with. */
export function readingAtSignature(contract: {
  readonly signed_at: string | Date;
  readonly km: number | null;
}): Reading {
  return { date: romeDate(new Date(contract.signed_at)), km: contract.km ?? 0 };
}

/**
 * Between what a service may have been done: the last one before it, or the contract's beginning, and the next one
 * after it that is done, or today. A service that was written down may be corrected within the same bounds.
 */
export function readingBounds(works: readonly Work[], n: number, start: Reading, today: IsoDate): ReadingBounds {
  const after = readingsOf(works).filter((work) => work.n > n);
  return {
    from: lastReading(works, start, n),
    until: {
      date: [today, ...after.map((work) => work.date)].sort()[0] ?? today,
      km: after.length === 0 ? null : Math.min(...after.map((work) => work.km)),
    },
  };
}

/**
 * The last that is known of a car by its contract and the services that were done.
 * @param before the number of the service that it is asked for, where it is for one
 */
export function lastReading(works: readonly Work[], start: Reading, before = Number.POSITIVE_INFINITY): Reading {
  return readingsOf(works)
    .filter(({ n }) => n < before)
    .reduce<Reading>(
      (last, work) => ({ date: [last.date, work.date].sort()[1] ?? last.date, km: Math.max(last.km, work.km) }),
      start,
    );
}

function readingsOf(works: readonly Work[]): (Reading & { readonly n: number })[] {
  return works.flatMap(({ n, done_on, km }) => (done_on === null || km === null ? [] : [{ n, date: done_on, km }]));
}

/** Kilometres that hardly anybody drives a day, the whole year round: 110,000 in a year. */
const mostKmADay = 300;
/** Kilometres that a car may have run beyond that, however close the days: on a journey, or as the first were guessed. */
const kmMargin = 30_000;

/**
 * Whether kilometres are so many more than the last known that a digit is likely to be wrong: somebody then says that
 * they are right.
 */
export function isDoubtful({ date, km }: Reading, last: Reading): boolean {
  const days = Math.max(0, Math.round((Date.parse(date) - Date.parse(last.date)) / dayMs));
  return km > last.km + kmMargin + days * mostKmADay;
}
