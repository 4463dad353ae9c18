import { keepPreviousData, useQuery } from 'shared-ui/query';
import { useBackOffice } from '../back-office/back-office-provider';
import { type ContractQuery, ofStore } from './contract-query';

/**
 * A page of the backOffice's contracts, of the chosen dealer where one is. Old rows stay while the next page loads. `meta`
 * counts them by status and sums them.
 */
export function useContractPage(query: ContractQuery, enabled = true) {
  const { calls, keys, work } = useBackOffice();
  const asked = ofStore(query, work.store?.store_uid ?? null);
  return useQuery({
    queryKey: [...keys.lists, 'list', asked],
    queryFn: ({ signal }) => calls.list({ query: asked }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    enabled: enabled && work.ready,
  });
}
