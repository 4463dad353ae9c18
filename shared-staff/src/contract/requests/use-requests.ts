import { useQuery } from 'shared-ui/query';
import { useBackOffice } from '../../common/back-office/back-office-provider';

/** How what the customer asked is asked for, newest first. */
export function useRequestsQuery(uid: string) {
  const { calls, keys } = useBackOffice();
  return {
    queryKey: keys.requests(uid),
    queryFn: async () => (await calls.listRequests({ params: { contract_uid: uid } }, { quiet: true })).data,
  };
}

export function useRequests(uid: string) {
  return useQuery(useRequestsQuery(uid));
}
