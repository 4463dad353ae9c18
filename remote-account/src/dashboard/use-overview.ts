import type { ContractRow, CustomerContract } from 'shared-api/entities';
import { customerContractKey } from 'shared-api/react';
import { useQuery, useQueryClient } from 'shared-ui/query';
import { pickCars } from '../common/contracts/pick-cars';
import { overviewKey } from '../common/query-keys';
import { useContractsApi } from '../common/use-contracts-api';

/** As many cars as the page shows in whole; the others are in the list. */
const mostCars = 6;
const mostRows = 100;

export interface Overview {
  /** All of the customer's contracts, the newest first. */
  readonly rows: readonly ContractRow[];
  /** One whole contract a car. */
  readonly covers: readonly CustomerContract[];
}

/** Everything that the first page shows, in one go, so that nothing jumps. */
export function useOverview() {
  const api = useContractsApi();
  const client = useQueryClient();
  return useQuery({
    queryKey: overviewKey,
    queryFn: async (): Promise<Overview> => {
      const rows = (await api.list({ query: { per_page: mostRows, sort: '-created_at' } })).data;
      const cars = pickCars(rows).slice(0, mostCars);
      const covers = await Promise.all(
        cars.map(async ({ contract_uid }) => (await api.get({ params: { contract_uid } }, { quiet: true })).data),
      );
      // The page of a contract begins with what is known already.
      for (const contract of covers)
        client.setQueryData(customerContractKey({ contractUid: contract.contract_uid, base: '/account' }), contract);
      return { rows, covers };
    },
  });
}
