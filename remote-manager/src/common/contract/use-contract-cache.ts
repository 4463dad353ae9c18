import type { StaffContract } from 'shared-api/entities';
import { useQueryClient } from 'shared-ui/query';
import { contractKeys } from './contract-keys';

/** Puts an answer's contract in place of the one that is shown, and has everything asked again that it changed. */
export function useContractCache() {
  const client = useQueryClient();

  function refreshLists() {
    return client.invalidateQueries({ queryKey: contractKeys.lists });
  }

  return {
    put(contract: StaffContract) {
      const record = contractKeys.record(contract.contract_uid);
      client.setQueryData(record, contract);
      void client.invalidateQueries({
        queryKey: contractKeys.all(contract.contract_uid),
        predicate: ({ queryKey }) => queryKey[3] !== record[3],
      });
      void refreshLists();
    },
    refresh: (uid: string) => client.invalidateQueries({ queryKey: contractKeys.all(uid) }),
    refreshLists,
    forget(uid: string) {
      client.removeQueries({ queryKey: contractKeys.all(uid) });
      void refreshLists();
    },
  };
}
