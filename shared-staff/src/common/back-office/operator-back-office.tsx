import { type ReactNode, useMemo } from 'react';
import type { ApiClient } from 'shared-api/client';
import { adminContracts, adminOperations, adminPackageTypes } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { useAllStores } from '../stores/use-all-stores';
import type { BackOffice } from './back-office';
import { BackOfficeProvider } from './back-office-provider';
import { operatorKeys } from './contract-keys';
import { operatorListDefaults } from './list-defaults';
import { operatorPaths } from './staff-paths';

function operatorPart(api: ApiClient) {
  const contracts = api.bind(adminContracts);
  const { listMessages, retryMessage } = api.bind(adminOperations);
  return {
    actor: 'admin',
    calls: {
      ...contracts,
      listMessages,
      retryMessage,
      list: contracts.search,
      listPackTypes: api.public.listPackTypes,
    },
    paths: operatorPaths,
    keys: operatorKeys,
    viewList: 'admin-contracts',
    reasonNeeded: true,
    movesSigned: true,
    listDefaults: operatorListDefaults,
    async listTypes() {
      const { data } = await api.bind(adminPackageTypes).list(undefined, { quiet: true });
      return data.map(({ code, title }) => ({ value: code, label: title }));
    },
    dealer: null,
    operator: { calls: contracts },
    work: { store: null, ready: true },
  } as const satisfies Omit<BackOffice, 'stores'>;
}

/** The operator's backOffice: every dealer's contracts, those that were deleted too, and what lies under seal. */
export function OperatorBackOffice({ children }: { children: ReactNode }) {
  const api = useApi();
  const { data: stores } = useAllStores();
  const part = useMemo(() => operatorPart(api), [api]);
  const backOffice = useMemo((): BackOffice => ({ ...part, stores }), [part, stores]);
  return <BackOfficeProvider backOffice={backOffice}>{children}</BackOfficeProvider>;
}
