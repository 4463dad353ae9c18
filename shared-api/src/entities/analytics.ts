import * as z from 'shared-api/schema';
import { addRomeDays } from '../domain/rome-time';
import { rule, type ValidationKey } from '../validation/validation';
import { count, instant, isCalendarDay, isoDate, money } from './fields';

export const analyticsBases = ['created', 'signed', 'paid'] as const;
export const analyticsPeriods = ['weekly', 'last_week', 'monthly', 'last_month'] as const;
/** What a period is measured against: the stretch before it, or the same one a year before. */
export const analyticsComparisons = ['before', 'year'] as const;
export const analyticsSplits = ['status', 'store', 'type', 'utm_source'] as const;
export const funnelCounts = ['search', 'packages', 'store', 'confirm', 'code', 'signed', 'paid'] as const;

/** Two years, a leap day in them: how many days may be asked for at once. */
const mostDays = 732;

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Both days or none, the first before the last, and no more than two years. */
export const daysInOrder = z.superRefine<Days>(({ from, to }, context) => {
  const refuse = (field: keyof Days, key: ValidationKey) =>
    context.addIssue({ code: 'custom', path: [field], message: rule(key) });
  if (!from && !to) return;
  if (!from) refuse('from', 'required');
  else if (!to) refuse('to', 'required');
  else if (to < from) refuse('to', 'dayOrder');
  else if (isCalendarDay(from) && to >= addRomeDays(from, mostDays)) refuse('to', 'dayRange');
});

/** Any days in Rome, the first and the last included. */
export const analyticsDays = z.strictObject({ from: isoDate, to: isoDate });
export type ChosenDays = z.infer<typeof analyticsDays>;

/** The same as a form and an address ask for them: they begin today at the latest. */
export const chosenDaysUntil = (today: string) =>
  z
    .strictObject({ from: isoDate.check(z.refine((from) => from <= today, rule('dateFuture'))), to: isoDate })
    .check(daysInOrder);

/** Percent against the stretch that a period is compared with, with one decimal; null when that was zero. */
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
  /** The days that were asked for; left out when none were. */
  chosen: z.optional(analyticsPeriod),
  splits: z.object({ status: split, store: split, type: split, utm_source: split }),
  /** From visits to what visitors signed and paid: a later step never counts more than an earlier one. */
  funnel: z.array(z.object({ step: z.enum(funnelCounts), count })),
  /** What was made without a visit: by dealers, and by customers in their account. */
  desk: z.object({ created: count, signed: count, paid: count }),
});
export type Analytics = z.infer<typeof analytics>;
