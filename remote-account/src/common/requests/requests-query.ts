import { queryOptions } from 'shared-ui/query';
import { useContractsApi } from '../use-contracts-api';

/** What was asked of a contract's dealer, newest first, with the answers. */
export function useRequestsQuery() {
  const api = useContractsApi();
  return (contract_uid: string) =>
    queryOptions({
      queryKey: ['/account', 'contract-requests', contract_uid],
      queryFn: async () => (await api.listRequests({ params: { contract_uid } }, { quiet: true })).data,
    });
}
