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

  function refreshAround(uid: string) {
    const record = keys.record(uid);
    void client.invalidateQueries({
      queryKey: keys.all(uid),
      predicate: ({ queryKey }) => queryKey[3] !== record[3],
    });
    void refreshLists();
  }

  return {
    put(contract: StaffContract) {
      client.setQueryData(keys.record(contract.contract_uid), contract);
      refreshAround(contract.contract_uid);
    },
    /** Of a contract that was read anew: what hangs on it is read anew too where somebody changed it meanwhile. */
    follow({ contract_uid, version }: StaffContract) {
      const seen = client.getQueryData<StaffContract>(keys.record(contract_uid));
      if (seen && seen.version !== version) refreshAround(contract_uid);
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
