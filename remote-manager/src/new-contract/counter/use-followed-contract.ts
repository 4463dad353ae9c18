import type { StaffContract } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { dealerKeys } from 'shared-staff';
import { useQuery } from 'shared-ui/query';
import { useContractCalls } from '../../common/use-contract-calls';

const followEveryMs = 2_000;

/** Whether the customer may still do something that the screen shows. */
function isUnderWay({ signed_at, payment_method }: StaffContract): boolean {
  return signed_at === null || payment_method === null;
}

/** Deleted meanwhile, another dealer's, or no contract's address at all: asking again brings nothing. */
function isGone(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 422);
}

/**
 * The contract, asked again every two seconds while the screen is seen (an answer that did not change is a 304), until
 * the customer has signed and chosen how to pay. A lost connection is not announced: the screen shows it and goes on.
 */
export function useFollowedContract(uid: string) {
  const calls = useContractCalls();
  const contract = useQuery({
    queryKey: dealerKeys.record(uid),
    queryFn: async () => (await calls.get({ params: { contract_uid: uid } }, { quiet: true, background: true })).data,
    retry: false,
    networkMode: 'always',
    refetchInterval: ({ state }) =>
      isGone(state.error) || (state.data && !isUnderWay(state.data)) ? false : followEveryMs,
  });
  const { data } = contract;
  const events = useQuery({
    queryKey: [...dealerKeys.events(uid), 'counter', data?.version, data?.opened_at, data?.otp?.expires_at],
    queryFn: async () =>
      (await calls.listEvents({ params: { contract_uid: uid } }, { quiet: true, background: true })).data,
    enabled: data !== undefined && !isGone(contract.error),
    placeholderData: (before) => before,
    refetchInterval: data?.status === 'PENDING' ? followEveryMs : false,
  });
  const gone = isGone(contract.error);
  return { contract, events: events.data ?? [], lost: contract.isError && !gone, gone };
}
