import type { CustomerContract } from 'shared-api/entities';
import { customerContractKey } from 'shared-api/react';
import { type QueryClient, useQuery, useQueryClient } from 'shared-ui/query';
import { journey } from '../funnel/use-funnel';
import { useCustomerCalls } from './customer-calls';

interface ContractOptions {
  /** False as long as the contract should not be asked for yet. */
  readonly enabled?: boolean;
  /** Asks again so often while the page is looked at. */
  readonly everyMs?: number | null;
}

/** The contract, masked or whole, as the server lets this person see it. */
export function useContract(contractUid: string, { enabled = true, everyMs = null }: ContractOptions = {}) {
  const { base, get } = useCustomerCalls();
  return useQuery({
    queryKey: customerContractKey({ contractUid, base }),
    queryFn: () => get(contractUid),
    enabled,
    retry: false,
    // Meanwhile it may have been signed or paid in another tab, or on another device.
    refetchOnWindowFocus: 'always',
    ...(everyMs !== null && { refetchInterval: everyMs }),
  });
}

/**
 * Puts what the person's own act has made of a contract in the place of what is shown. A journey that rested on the
 * version before rests on this one: nobody else has changed it in between.
 */
function putNext(client: QueryClient, queryKey: readonly string[], contract: CustomerContract): void {
  const before = client.getQueryData<CustomerContract>(queryKey);
  client.setQueryData(queryKey, contract);
  journey().update((state) =>
    before && state.contract_uid === contract.contract_uid && state.contract_version === before.version
      ? { ...state, contract_version: contract.version }
      : state,
  );
}

/** Puts an answer's contract in place of the one that is shown, or asks for it again. */
export function useContractCache(contractUid: string) {
  const client = useQueryClient();
  const { base } = useCustomerCalls();
  const queryKey = customerContractKey({ contractUid, base });
  return {
    put: (contract: CustomerContract) => putNext(client, queryKey, contract),
    refresh: () => client.invalidateQueries({ queryKey }),
  };
}

/** Asks again for a contract that is not what the journey took it for, behind its link and in the account. */
export function useRefreshed() {
  const client = useQueryClient();
  return (contractUid: string) => {
    for (const base of ['/public', '/account'] as const) {
      void client.invalidateQueries({ queryKey: customerContractKey({ contractUid, base }) });
    }
  };
}

/** Puts a contract that the journey has changed in the place of what its pages show, behind its link and in the account. */
export function usePutChanged() {
  const client = useQueryClient();
  return (changed: CustomerContract) => {
    const { contract_uid: contractUid } = changed;
    putNext(client, customerContractKey({ contractUid, base: '/public' }), changed);
    void client.invalidateQueries({ queryKey: customerContractKey({ contractUid, base: '/account' }) });
  };
}
