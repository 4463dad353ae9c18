import type { AccountOverview, ContractRequest } from 'shared-api/entities';
import { customerContractKey } from 'shared-api/react';
import { useQuery, useQueryClient } from 'shared-ui/query';
import { overviewKey } from './query-keys';
import { useRequestsQuery } from './requests/requests-query';
import { useContractsApi } from './use-contracts-api';

export interface Overview extends AccountOverview {
  /** What was asked of the dealers of paid contracts, by the contract's uid. */
  readonly requests: Readonly<Record<string, readonly ContractRequest[]>>;
}

/** Everything that the first page shows, in one go, so that nothing jumps. */
export function useOverview() {
  const api = useContractsApi();
  const client = useQueryClient();
  const requestsOf = useRequestsQuery();
  return useQuery({
    queryKey: overviewKey,
    queryFn: async (): Promise<Overview> => {
      const { data } = await api.overview();
      // The page of a contract begins with what is known already.
      for (const contract of data.covers)
        client.setQueryData(customerContractKey({ contractUid: contract.contract_uid, base: '/account' }), contract);
      const paid = data.covers.filter(({ status, withdrawn_at }) => status === 'PAID' && withdrawn_at === null);
      const requests = await Promise.all(
        paid.map(async ({ contract_uid }) => {
          // Without what was asked the rest is shown all the same.
          const asked = await client.fetchQuery(requestsOf(contract_uid)).catch(() => []);
          return [contract_uid, asked] as const;
        }),
      );
      return { ...data, requests: Object.fromEntries(requests) };
    },
  });
}
