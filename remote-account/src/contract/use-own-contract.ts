import { useEffect, useRef } from 'react';
import { customerContractKey } from 'shared-api/react';
import { useQuery, useQueryClient } from 'shared-ui/query';
import { contractsKey } from '../common/query-keys';
import { useContractsApi } from '../common/use-contracts-api';

/** One's own contract, the very answer that the extension on the page shows and changes. */
export function useOwnContract(contract_uid: string) {
  const api = useContractsApi();
  const query = useQuery({
    queryKey: customerContractKey({ contractUid: contract_uid, base: '/account' }),
    queryFn: async () => (await api.get({ params: { contract_uid } }, { quiet: true })).data,
    retry: false,
  });
  useFreshLists(query.data?.version);
  return query;
}

/** A contract that changed on this page is no longer what the lists remember. */
function useFreshLists(version: number | undefined): void {
  const client = useQueryClient();
  const seen = useRef(version);
  useEffect(() => {
    if (version === undefined) return;
    if (seen.current !== undefined && seen.current !== version) {
      void client.invalidateQueries({ queryKey: contractsKey });
    }
    seen.current = version;
  }, [client, version]);
}
