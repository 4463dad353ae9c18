import * as z from 'shared-api/schema';
import { count, instant, isoDate, money } from './fields';

export const analyticsBases = ['created', 'signed', 'paid'] as const;
export const analyticsPeriods = ['weekly', 'last_week', 'monthly', 'last_month'] as const;
export const analyticsSplits = ['status', 'store', 'type', 'utm_source'] as const;
export const funnelCounts = ['search', 'packages', 'store', 'confirm', 'code', 'signed', 'paid'] as const;

/** Percent against the same stretch of the period before, with one decimal; null when that was zero. */
const change = z.object({ count: z.nullable(z.number()), price: z.nullable(z.number()) });

/** `count` is the number of contracts, `price` the sum of their totals. */
const sums = { count, price: money };

/** A row a day, zeros too. */
const series = z.array(z.object({ date: isoDate, ...sums }));

/**
 * `deleted` tells how much of the whole was deleted since: of what was created, since contracts that are signed or paid
 * count while they stand. `before` is the stretch that `change` is measured against, to the same minute.
 */
export const analyticsPeriod = z.object({
  ...sums,
  deleted: z.object(sums),
  change,
  before: z.object({ ...sums, from: instant, to: instant, series }),
  from: instant,
  to: instant,
  series,
});
export type AnalyticsPeriod = z.infer<typeof analyticsPeriod>;

/** `label` is what a person reads: a store's name for its key. A deleted contract's status is `DELETED`. */
const split = z.array(z.object({ key: z.nullable(z.string()), label: z.string(), ...sums }));

export const analytics = z.object({
  weekly: analyticsPeriod,
  last_week: analyticsPeriod,
  monthly: analyticsPeriod,
  last_month: analyticsPeriod,
  splits: z.object({ status: split, store: split, type: split, utm_source: split }),
  /** From visits to what visitors signed and paid: a later step never counts more than an earlier one. */
  funnel: z.array(z.object({ step: z.enum(funnelCounts), count })),
  /** What was made without a visit: by dealers, and by customers in their account. */
  desk: z.object({ created: count, signed: count, paid: count }),
});
export type Analytics = z.infer<typeof analytics>;
