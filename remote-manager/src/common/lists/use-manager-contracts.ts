import { keepPreviousData, useQuery } from 'shared-ui/query';
import { contractKeys } from '../contract/contract-keys';
import { useContractCalls } from '../contract/use-contract-calls';
import { useWorkStore } from '../stores/use-work-store';
import { type ContractQuery, ofStore } from './contract-query';

/**
 * A page of the contracts of the chosen dealer, or of all. Old rows stay while the next page loads. `meta` counts them
 * by status and sums them.
 */
export function useManagerContracts(query: ContractQuery, enabled = true) {
  const calls = useContractCalls();
  const { store, ready } = useWorkStore();
  const asked = ofStore(query, store?.store_uid ?? null);
  return useQuery({
    queryKey: [...contractKeys.lists, 'list', asked],
    queryFn: ({ signal }) => calls.list({ query: asked }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    enabled: enabled && ready,
  });
}
