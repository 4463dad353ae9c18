import { adminContracts } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { keepPreviousData, useQuery } from 'shared-ui/query';
import type { Basis, Period } from '../common/figures/period-names';

interface Asked {
  readonly basis: Basis;
  readonly period: Period;
  /** Empty for all dealers. */
  readonly store: string;
}

/** The question as the server takes it. */
export const analyticsQueryOf = ({ basis, period, store }: Asked) => ({
  basis,
  period,
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
