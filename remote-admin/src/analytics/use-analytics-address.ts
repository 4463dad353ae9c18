import { analyticsPeriods, analyticsBases as bases } from 'shared-api/entities';
import { useSearchParams } from 'shared-ui/router';
import type { Basis, Period } from '../common/figures/period-names';

const defaults = { basis: 'created', period: 'monthly' } as const;

/** What is looked at stands in the address, so that a link shows the same numbers. */
export function useAnalyticsAddress() {
  const [address, setAddress] = useSearchParams();
  const basis: Basis = bases.find((each) => each === address.get('basis')) ?? defaults.basis;
  const period: Period = analyticsPeriods.find((each) => each === address.get('period')) ?? defaults.period;
  const store = address.get('store_uid') ?? '';

  function set(name: 'basis' | 'period' | 'store_uid', value: string) {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        const isDefault = value === '' || (name !== 'store_uid' && value === defaults[name]);
        if (isDefault) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }

  return {
    basis,
    period,
    store,
    setBasis: (value: Basis) => set('basis', value),
    setPeriod: (value: Period) => set('period', value),
    setStore: (value: string) => set('store_uid', value),
  };
}
