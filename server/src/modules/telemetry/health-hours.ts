export interface AreaVersion {
  readonly area: string;
  readonly version: string;
}

export const hourMs = 3_600_000;
/** What is told of a version: the last hours, the present one included. */
export const shownHours = 24;
const keptDays = 30;

/** The beginning of a moment's hour. */
export function hourOf(at: Date): Date {
  return new Date(at.getTime() - (at.getTime() % hourMs));
}

/** The first hour that is told; not before that of `since`. */
export function firstHour(now: Date, since?: Date): Date {
  const first = new Date(hourOf(now).getTime() - (shownHours - 1) * hourMs);
  return since === undefined || since < first ? first : hourOf(since);
}

/** What is older nobody compares any more. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - keptDays * 24 * hourMs);
}
