import { type ReactNode, useMemo } from 'react';
import type { ApiClient } from 'shared-api/client';
import { managerContracts, managerCounter } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import type { ContractWhere } from '../lists/contract-query';
import { useOwnStores } from '../stores/use-own-stores';
import { useWorkStore } from '../stores/use-work-store';
import type { BackOffice } from './back-office';
import { BackOfficeProvider } from './back-office-provider';
import { dealerKeys } from './contract-keys';
import { dealerListDefaults } from './list-defaults';
import { dealerPaths } from './staff-paths';

/** Deleted contracts are seen by the operator alone: no question of a dealer's names them. */
function isDealers(
  where: ContractWhere,
): where is ContractWhere & { field: Exclude<ContractWhere['field'], 'deleted'> } {
  return where.field !== 'deleted';
}

function dealerPart(api: ApiClient) {
  const contracts = api.bind(managerContracts);
  const { listMessages, retryMessage, listPackTypes } = api.bind(managerCounter);
  return {
    actor: 'manager',
    calls: {
      ...contracts,
      listMessages,
      retryMessage,
      listPackTypes,
      remove: ({ params, body: { reason } }, options) =>
        contracts.remove({ params, body: reason === '' ? {} : { reason } }, options),
      list: ({ query }, options) =>
        contracts.list({ query: { ...query, wheres: query.wheres?.filter(isDealers) } }, options),
      export: ({ query }, options) =>
        contracts.export({ query: { ...query, wheres: query.wheres?.filter(isDealers) } }, options),
    },
    paths: dealerPaths,
    keys: dealerKeys,
    viewList: 'manager-contracts',
    reasonNeeded: false,
    movesSigned: false,
    listDefaults: dealerListDefaults,
    async listTypes() {
      const { data } = await listPackTypes({ query: {} }, { quiet: true });
      return data.map(({ code, title }) => ({ value: code, label: title }));
    },
    dealer: { calls: contracts, paths: dealerPaths },
    operator: null,
  } as const satisfies Omit<BackOffice, 'stores' | 'work'>;
}

/** The backOffice of a dealer's staff: the contracts of their own stores, from the first draft to the last service. */
export function DealerBackOffice({ children }: { children: ReactNode }) {
  const api = useApi();
  const { data: stores } = useOwnStores();
  const { store, ready } = useWorkStore();
  const part = useMemo(() => dealerPart(api), [api]);
  const backOffice = useMemo(
    (): BackOffice => ({ ...part, stores, work: { store, ready } }),
    [part, stores, store, ready],
  );
  return <BackOfficeProvider backOffice={backOffice}>{children}</BackOfficeProvider>;
}
