import type { AnalyticsPeriod } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { romeDay } from 'shared-ui/format';
import { useIntl } from 'shared-ui/intl';
import { shortSpan } from 'shared-ui/work';

/** A period's first and last day in Rome. One that is over ends at a midnight, which is the day after. */
export function periodDays({ from, to }: AnalyticsPeriod): { readonly from: string; readonly to: string } {
  return { from: romeDay(from), to: romeDay(new Date(Date.parse(to) - 1).toISOString()) };
}

/** How a period's days are written: "1–21 nov", and with the year where it is not this one. */
export function usePeriodSpan(): (period: AnalyticsPeriod) => string {
  const intl = useIntl();
  const { now } = useHost();
  const thisYear = romeDay(new Date(now()).toISOString()).slice(0, 4);
  return (period) => {
    const { from, to } = periodDays(period);
    return shortSpan(from, to, intl, { withYear: from.slice(0, 4) !== thisYear || to.slice(0, 4) !== thisYear });
  };
}
