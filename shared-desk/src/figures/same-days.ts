import type { AnalyticsPeriod } from 'shared-api/entities';
import { moneyToCents } from 'shared-ui/format';

type Series = AnalyticsPeriod['series'];

interface SameDays {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** Integer cents. */
  readonly sum: number;
}

/** The period before, cut to as many days as the present one has had so far; null where it has none. */
export function sameDays(before: Series, now: Series): SameDays | null {
  const days = before.slice(0, now.length);
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  return {
    from: first.date,
    to: last.date,
    count: days.reduce((count, day) => count + day.count, 0),
    sum: days.reduce((sum, day) => sum + moneyToCents(day.price), 0),
  };
}
