import type { OutboxMessage } from 'shared-api/entities';
import { useQuery } from 'shared-ui/query';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { followEveryMs } from '../../common/contract/use-staff-contract';

/** A contract's story keeps at most so many messages in sight. */
const mostMessages = 100;

/** What happened to a contract, oldest first. */
export function useEvents(uid: string) {
  const { calls, keys } = useBackOffice();
  return useQuery({
    queryKey: keys.events(uid),
    queryFn: async () => (await calls.listEvents({ params: { contract_uid: uid } }, { quiet: true })).data,
  });
}

/**
 * Every SMS and e-mail about a contract, with what became of it.
 * @param isAwaited whether the page waits for what becomes of one: a delivery leaves the contract's version as it is
 */
export function useMessages(uid: string, isAwaited: (messages: readonly OutboxMessage[]) => boolean = () => false) {
  const { calls, keys } = useBackOffice();
  return useQuery({
    queryKey: keys.messages(uid),
    queryFn: async () => {
      const wheres = [{ field: 'contract_uid', op: 'eq', value: uid } as const];
      return (await calls.listMessages({ query: { per_page: mostMessages, wheres } }, { quiet: true })).data;
    },
    refetchInterval: ({ state: { data } }) => (data && isAwaited(data) ? followEveryMs : false),
  });
}

/** What staff wrote about a contract. */
export function useNotes(uid: string) {
  const { calls, keys } = useBackOffice();
  return useQuery({
    queryKey: keys.notes(uid),
    queryFn: async () => (await calls.listNotes({ params: { contract_uid: uid } }, { quiet: true })).data,
  });
}
