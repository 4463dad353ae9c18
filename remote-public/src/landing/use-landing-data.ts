import { host } from 'shared-api/react';
import { queryOptions, useQuery } from 'shared-ui/query';
import { askEveryDealer } from '../common/dealers/ask-dealers';

/** Prices without a vehicle: what the landing page compares. */
const landingPrices = queryOptions({
  queryKey: ['public', 'landing', 'prices'],
  queryFn: async () => (await host().api.public.listPackTypes({ query: { kind: 'care' } }, { quiet: true })).data,
  staleTime: 10 * 60_000,
});

/** Every dealer, for the map and the count. */
const landingDealers = queryOptions({
  queryKey: ['public', 'landing', 'dealers'],
  queryFn: () => askEveryDealer({}),
  staleTime: 10 * 60_000,
});

export function useLandingPrices() {
  return useQuery(landingPrices);
}

export function useLandingDealers() {
  return useQuery(landingDealers);
}
