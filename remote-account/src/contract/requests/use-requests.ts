import type { NewContractRequest } from 'shared-api/entities';
import { customerContractKey } from 'shared-api/react';
import { useIdempotencyKey } from 'shared-ui/data';
import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';
import { contractsKey } from '../../common/query-keys';
import { useRequestsQuery } from '../../common/requests/requests-query';
import { useContractsApi } from '../../common/use-contracts-api';

/** What was asked of the dealer, newest first. */
export function useRequests(contract_uid: string) {
  return useQuery(useRequestsQuery()(contract_uid));
}

/** Reads anew what rests on the requests: their list, the first page, and the contract, whose services count the kilometres. */
function useReadAnew(contractUid: string) {
  const client = useQueryClient();
  const { queryKey } = useRequestsQuery()(contractUid);
  return () => {
    void client.invalidateQueries({ queryKey: contractsKey });
    void client.invalidateQueries({ queryKey: customerContractKey({ contractUid, base: '/account' }) });
    return client.invalidateQueries({ queryKey });
  };
}

/** Sends a request; the shell says the server's sentence. */
export function useSendRequest(contract_uid: string) {
  const api = useContractsApi();
  const readAnew = useReadAnew(contract_uid);
  const withKey = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewContractRequest) =>
      withKey(body, (idempotencyKey) =>
        api.sendRequest({ params: { contract_uid }, body }, { quiet: true, idempotencyKey }),
      ),
    onSuccess: readAnew,
  });
}

/** Takes back what was not answered yet; whatever the answer, all is read again. */
export function useTakeBack(contract_uid: string) {
  const api = useContractsApi();
  const readAnew = useReadAnew(contract_uid);
  return useMutation({
    mutationFn: (id: string) => api.takeBackRequest({ params: { contract_uid, id } }),
    onSettled: readAnew,
  });
}
