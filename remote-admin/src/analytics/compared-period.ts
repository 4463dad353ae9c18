import type { Analytics, AnalyticsPeriod } from 'shared-api/entities';
import type { Period } from './use-analytics-address';

const before = { weekly: 'last_week', monthly: 'last_month', last_week: null, last_month: null } as const;

/** The period whose days stand beside those of another; a period that is over stands alone. */
export function comparedPeriod(analytics: Analytics, period: Period): AnalyticsPeriod | null {
  const name = before[period];
  return name && analytics[name];
}
