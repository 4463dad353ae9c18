import * as z from 'shared-api/schema';
import { count, instant, isoDate, money } from './fields';

export const analyticsBases = ['created', 'signed', 'paid'] as const;
export const analyticsPeriods = ['weekly', 'last_week', 'monthly', 'last_month'] as const;
export const analyticsSplits = ['status', 'store', 'type', 'utm_source'] as const;
export const funnelCounts = ['search', 'packages', 'store', 'confirm', 'code', 'signed', 'paid'] as const;

/** Percent against the same stretch of the period before, with one decimal; null when that was zero. */
const change = z.object({ count: z.nullable(z.number()), price: z.nullable(z.number()) });

/** `count` is the number of contracts, `price` the sum of contract totals; `series` has a row a day, zeros too. */
export const analyticsPeriod = z.object({
  count,
  price: money,
  change,
  from: instant,
  to: instant,
  series: z.array(z.object({ date: isoDate, count, price: money })),
});
export type AnalyticsPeriod = z.infer<typeof analyticsPeriod>;

/** `label` is what a person reads: a store's name for its key. */
const split = z.array(z.object({ key: z.nullable(z.string()), label: z.string(), count, price: money }));

export const analytics = z.object({
  weekly: analyticsPeriod,
  last_week: analyticsPeriod,
  monthly: analyticsPeriod,
  last_month: analyticsPeriod,
  splits: z.object({ status: split, store: split, type: split, utm_source: split }),
  funnel: z.array(z.object({ step: z.enum(funnelCounts), count })),
});
export type Analytics = z.infer<typeof analytics>;
