import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ApiClient, BoundClient } from 'shared-api/client';
import { accountContracts, type CustomerActions } from 'shared-api/contracts';
import type { CustomerContract } from 'shared-api/entities';
import type { CustomerContractProps } from 'shared-api/host';
import { host } from 'shared-api/react';

/** Whose calls are used: the link's, or those of the signed-in owner. */
export type CustomerBase = CustomerContractProps['base'];

/** A customer's contract and what they may do with it, whichever way they came. */
export interface CustomerCalls extends BoundClient<CustomerActions> {
  readonly base: CustomerBase;
  readonly get: (contract_uid: string) => Promise<CustomerContract>;
}

const quiet = { quiet: true } as const;

function callsOf(base: CustomerBase, api: ApiClient): CustomerCalls {
  if (base === '/public') {
    const get = async (contract_uid: string) =>
      (await api.public.getContract({ params: { contract_uid } }, quiet)).data;
    return { ...api.public, base, get };
  }
  const own = api.bind(accountContracts);
  return { ...own, base, get: async (contract_uid) => (await own.get({ params: { contract_uid } }, quiet)).data };
}

const CallsContext = createContext<CustomerCalls | null>(null);

/** Says for everything inside by which calls the contract is read and changed. */
export function CustomerCallsProvider({ base, children }: { base: CustomerBase; children: ReactNode }) {
  const { api } = host();
  const calls = useMemo(() => callsOf(base, api), [base, api]);
  return <CallsContext value={calls}>{children}</CallsContext>;
}

/** The calls of the contract that is shown. Throws outside a `CustomerCallsProvider`. */
export function useCustomerCalls(): CustomerCalls {
  const calls = useContext(CallsContext);
  if (calls === null) throw new Error('No CustomerCallsProvider around the contract');
  return calls;
}
