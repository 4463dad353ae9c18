/** A service of a plan, done or not. */
interface Work {
  readonly n: number;
  readonly done_on: string | null;
  readonly km: number | null;
}

export interface Reading {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly km: number;
}

export interface ReadingBounds {
  readonly from: Reading;
  readonly until: { readonly date: string; readonly km: number | null };
}

/**
 * Between what a service may have been done: the last one before it, or the contract's beginning, and the next one
 * after it that is done, or today. A service that was written down may be corrected within the same bounds.
 */
export function readingBounds(works: readonly Work[], n: number, start: Reading, today: string): ReadingBounds {
  const done = works.flatMap((work) =>
    work.done_on === null || work.km === null ? [] : [{ n: work.n, date: work.done_on, km: work.km }],
  );
  const before = done.filter((work) => work.n < n);
  const after = done.filter((work) => work.n > n);
  return {
    from: before.reduce<Reading>(
      (last, work) => ({ date: [last.date, work.date].sort()[1] ?? last.date, km: Math.max(last.km, work.km) }),
      start,
    ),
    until: {
      date: [today, ...after.map((work) => work.date)].sort()[0] ?? today,
      km: after.length === 0 ? null : Math.min(...after.map((work) => work.km)),
    },
  };
}
