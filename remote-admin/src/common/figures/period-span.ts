import type { AnalyticsPeriod } from 'shared-api/entities';
import { romeDay } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { shortSpan } from 'shared-ui/work';

/** A period's first and last day in Rome. One that is over ends at a midnight, which is the day after. */
export function periodDays({ from, to }: AnalyticsPeriod): { readonly from: string; readonly to: string } {
  return { from: romeDay(from), to: romeDay(new Date(Date.parse(to) - 1).toISOString()) };
}

/** "1–21 nov". */
export function periodSpan(period: AnalyticsPeriod, intl: IntlShape): string {
  const { from, to } = periodDays(period);
  return shortSpan(from, to, intl);
}
