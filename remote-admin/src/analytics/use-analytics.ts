import { adminContracts } from 'shared-api/contracts';
import type { ChosenDays } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { keepPreviousData, useQuery } from 'shared-ui/query';
import type { Basis, Comparison, Period } from '../common/figures/period-names';

export interface Asked {
  readonly basis: Basis;
  readonly period: Period;
  /** Any days in place of the period. */
  readonly days: ChosenDays | null;
  readonly compare: Comparison;
  /** Empty for all dealers. */
  readonly store: string;
}

/** The question as the server takes it. */
export const analyticsQueryOf = ({ basis, period, days, compare, store }: Asked) => ({
  basis,
  period,
  ...days,
  compare,
  store_uid: store || undefined,
});

/** The numbers of the address; the old ones stay on the page while others are on the way. */
export function useAnalytics(asked: Asked) {
  const contracts = useApi().bind(adminContracts);
  const query = analyticsQueryOf(asked);
  return useQuery({
    queryKey: ['admin', 'contracts', 'analytics', query],
    queryFn: async ({ signal }) => (await contracts.getAnalytics({ query }, { signal, quiet: true })).data,
    placeholderData: keepPreviousData,
  });
}
