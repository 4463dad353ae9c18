import type { StaffContract } from 'shared-api/entities';
import { useQueryClient } from 'shared-ui/query';
import { useBackOffice } from '../back-office/back-office-provider';

/** Puts an answer's contract in place of the one that is shown, and has everything asked again that it changed. */
export function useContractCache() {
  const { keys } = useBackOffice();
  const client = useQueryClient();

  function refreshLists() {
    return client.invalidateQueries({ queryKey: keys.lists });
  }

  return {
    put(contract: StaffContract) {
      const record = keys.record(contract.contract_uid);
      client.setQueryData(record, contract);
      void client.invalidateQueries({
        queryKey: keys.all(contract.contract_uid),
        predicate: ({ queryKey }) => queryKey[3] !== record[3],
      });
      void refreshLists();
    },
    refresh: (uid: string) => client.invalidateQueries({ queryKey: keys.all(uid) }),
    /** What a car may have, and what it costs today. */
    refreshOffers: () => client.invalidateQueries({ queryKey: keys.offers }),
    refreshLists,
    forget(uid: string) {
      client.removeQueries({ queryKey: keys.all(uid) });
      void refreshLists();
    },
  };
}
