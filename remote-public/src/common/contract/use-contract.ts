import type { CustomerContract } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useQuery, useQueryClient } from 'shared-ui/query';

const keyOf = (uid: string) => ['public', 'contract', uid] as const;

/** The contract of a link, masked or whole, as the server lets this browser see it. */
export function useContract(uid: string, enabled = true) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(uid),
    queryFn: async () => (await api.public.getContract({ params: { contract_uid: uid } }, { quiet: true })).data,
    enabled,
    retry: false,
  });
}

/** Puts an answer's contract in place of the one that is shown, or asks for it again. */
export function useContractCache(uid: string) {
  const client = useQueryClient();
  return {
    put: (contract: CustomerContract) => client.setQueryData(keyOf(uid), contract),
    refresh: () => client.invalidateQueries({ queryKey: keyOf(uid) }),
  };
}
