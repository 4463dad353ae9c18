import type { NewContractRequest } from 'shared-api/entities';
import { useIdempotencyKey } from 'shared-ui/data';
import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';
import { useRequestsQuery } from '../../common/requests/requests-query';
import { useContractsApi } from '../../common/use-contracts-api';

/** What was asked of the dealer, newest first. */
export function useRequests(contract_uid: string) {
  return useQuery(useRequestsQuery()(contract_uid));
}

/** Sends a request; the shell says the server's sentence. */
export function useSendRequest(contract_uid: string) {
  const api = useContractsApi();
  const { queryKey } = useRequestsQuery()(contract_uid);
  const client = useQueryClient();
  const withKey = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewContractRequest) =>
      withKey(body, (idempotencyKey) =>
        api.sendRequest({ params: { contract_uid }, body }, { quiet: true, idempotencyKey }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
}

/** Takes back what was not answered yet; whatever the answer, the list is read again. */
export function useTakeBack(contract_uid: string) {
  const api = useContractsApi();
  const { queryKey } = useRequestsQuery()(contract_uid);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.takeBackRequest({ params: { contract_uid, id } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
