import type { AnalyticsPeriod } from 'shared-api/entities';
import { romeDay } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { shortSpan } from 'shared-ui/work';

/** "1–21 nov": a period's first and last day in Rome. One that is over ends at a midnight, which is the day after. */
export function periodSpan({ from, to }: AnalyticsPeriod, intl: IntlShape): string {
  return shortSpan(romeDay(from), romeDay(new Date(Date.parse(to) - 1).toISOString()), intl);
}
