import type { StaffContract } from 'shared-api/entities';
import { useQuery } from 'shared-ui/query';
import { useBackOffice } from '../back-office/back-office-provider';
import { useContractCache } from './use-contract-cache';

/** While a customer acts, the page asks again; an answer that did not change costs nothing (304). */
export const followEveryMs = 4_000;

/** In these statuses the next move is the customer's: to open, to sign, to choose how to pay. */
const customersTurn: readonly StaffContract['status'][] = ['AVAIABLE', 'PENDING', 'SIGNED'];

/** A contract of an own store; followed live while the customer has it in hand and the page is seen, with all that hangs on it. */
export function useStaffContract(uid: string) {
  const { calls, keys } = useBackOffice();
  const cache = useContractCache();
  return useQuery({
    queryKey: keys.record(uid),
    async queryFn() {
      const { data } = await calls.get({ params: { contract_uid: uid } }, { quiet: true });
      cache.follow(data);
      return data;
    },
    retry: false,
    refetchInterval: ({ state: { data } }) =>
      data && data.deleted_at === null && customersTurn.includes(data.status) ? followEveryMs : false,
  });
}
