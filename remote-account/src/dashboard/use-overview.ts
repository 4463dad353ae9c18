import type { AccountOverview } from 'shared-api/entities';
import { customerContractKey } from 'shared-api/react';
import { useQuery, useQueryClient } from 'shared-ui/query';
import { overviewKey } from '../common/query-keys';
import { useContractsApi } from '../common/use-contracts-api';

/** Everything that the first page shows, in one go, so that nothing jumps. */
export function useOverview() {
  const api = useContractsApi();
  const client = useQueryClient();
  return useQuery({
    queryKey: overviewKey,
    queryFn: async (): Promise<AccountOverview> => {
      const { data } = await api.overview();
      // The page of a contract begins with what is known already.
      for (const contract of data.covers)
        client.setQueryData(customerContractKey({ contractUid: contract.contract_uid, base: '/account' }), contract);
      return data;
    },
  });
}
