import type { AccountOverview, ContractRequest, CustomerContract } from 'shared-api/entities';
import { customerContractKey } from 'shared-api/react';
import { useQuery, useQueryClient } from 'shared-ui/query';
import { overviewKey } from './query-keys';
import { useRequestsQuery } from './requests/requests-query';
import { useContractsApi } from './use-contracts-api';

export interface Overview extends AccountOverview {
  /** What was asked of the dealers of paid contracts, by the contract's uid. */
  readonly requests: Readonly<Record<string, readonly ContractRequest[]>>;
  /** Paid contracts of a car for which another one counts now: a list does not say whether their cover is over. */
  readonly followed: readonly CustomerContract[];
}

/** The paid contracts whose car has another one among the covers. */
function followedOf({ contracts, covers }: AccountOverview): readonly string[] {
  const isFollowed = (uid: string, vin: string) =>
    covers.some(({ contract_uid, car_vin }) => car_vin === vin && contract_uid !== uid);
  return contracts
    .filter(({ status, withdrawn_at }) => status === 'PAID' && withdrawn_at === null)
    .filter(({ contract_uid, car_vin }) => isFollowed(contract_uid, car_vin))
    .map(({ contract_uid }) => contract_uid);
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
      const known = (contractUid: string) => customerContractKey({ contractUid, base: '/account' });
      // The page of a contract begins with what is known already.
      for (const contract of data.covers) client.setQueryData(known(contract.contract_uid), contract);
      const paid = data.covers.filter(({ status, withdrawn_at }) => status === 'PAID' && withdrawn_at === null);
      const followed = Promise.all(
        followedOf(data).map((contract_uid) =>
          client
            .fetchQuery({
              queryKey: known(contract_uid),
              queryFn: async () => (await api.get({ params: { contract_uid } }, { quiet: true })).data,
            })
            // Without it, it counts as one that still runs.
            .catch(() => []),
        ),
      );
      const requests = await Promise.all(
        paid.map(async ({ contract_uid }) => {
          // Without what was asked the rest is shown all the same.
          const asked = await client.fetchQuery(requestsOf(contract_uid)).catch(() => []);
          return [contract_uid, asked] as const;
        }),
      );
      return { ...data, requests: Object.fromEntries(requests), followed: (await followed).flat() };
    },
  });
}
