import {
  analyticsComparisons,
  analyticsPeriods,
  analyticsBases as bases,
  type ChosenDays,
  chosenDays,
} from 'shared-api/entities';
import * as z from 'shared-api/schema';
import { useSearchParams } from 'shared-ui/router';
import type { Basis, Comparison, Period } from '../common/figures/period-names';
import { type Grouping, groupings } from './bars';

const defaults: Readonly<Record<string, string>> = { basis: 'created', period: 'monthly', compare: 'before' };

/** What is looked at stands in the address, so that a link shows the same numbers. */
export function useAnalyticsAddress() {
  const [address, setAddress] = useSearchParams();
  const basis: Basis = bases.find((each) => each === address.get('basis')) ?? 'created';
  const period: Period = analyticsPeriods.find((each) => each === address.get('period')) ?? 'monthly';
  const compare: Comparison = analyticsComparisons.find((each) => each === address.get('compare')) ?? 'before';
  const grouping: Grouping | undefined = groupings.find((each) => each === address.get('by'));
  const days = z.safeParse(chosenDays, { from: address.get('from'), to: address.get('to') }).data ?? null;

  function set(values: Readonly<Record<string, string>>) {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === '' || value === defaults[name]) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  }

  return {
    basis,
    period,
    store: address.get('store_uid') ?? '',
    /** Any days in place of the period; null where none are chosen. */
    days,
    compare,
    /** What a bar stands for; undefined where that follows from how many days there are. */
    grouping,
    setBasis: (value: Basis) => set({ basis: value }),
    setPeriod: (value: Period) => set({ period: value, from: '', to: '', by: '' }),
    setStore: (value: string) => set({ store_uid: value }),
    setDays: ({ from, to }: ChosenDays) => set({ from, to, by: '' }),
    setCompare: (value: Comparison) => set({ compare: value }),
    setGrouping: (value: Grouping) => set({ by: value }),
  };
}
