import {
  analyticsComparisons,
  analyticsPeriods,
  analyticsBases as bases,
  type ChosenDays,
  chosenDaysUntil,
} from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import * as z from 'shared-api/schema';
import { romeDay } from 'shared-ui/format';
import { useSearchParams } from 'shared-ui/router';
import type { Basis, Comparison, Period } from '../common/figures/period-names';
import { type Grouping, groupings } from './bars';

const defaults = { basis: 'created', period: 'monthly', compare: 'before' } as const;
const usual = new Map<string, string>(Object.entries(defaults));

/** What is looked at stands in the address, so that a link shows the same numbers. */
export function useAnalyticsAddress() {
  const [address, setAddress] = useSearchParams();
  const today = romeDay(new Date(useHost().now()).toISOString());
  const basis: Basis = bases.find((each) => each === address.get('basis')) ?? defaults.basis;
  const period: Period = analyticsPeriods.find((each) => each === address.get('period')) ?? defaults.period;
  const compare: Comparison = analyticsComparisons.find((each) => each === address.get('compare')) ?? defaults.compare;
  const grouping: Grouping | undefined = groupings.find((each) => each === address.get('by'));
  const asked = { from: address.get('from'), to: address.get('to') };
  const days = z.safeParse(chosenDaysUntil(today), asked).data ?? null;

  function set(values: Readonly<Record<string, string>>) {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === '' || value === usual.get(name)) next.delete(name);
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
