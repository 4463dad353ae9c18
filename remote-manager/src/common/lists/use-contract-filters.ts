import { useMemo } from 'react';
import { managerCounter } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import type { FilterField } from 'shared-ui/work';
import { useOwnStores } from '../stores/use-own-stores';
import { contractFilters, type TypeChoice } from './contract-filters';
import type { ContractFilter } from './contract-query';

const keptFor = 30 * 60_000;

/** The types of packages, to choose from. Where they do not come the filter is left out. */
function usePackageTypes() {
  const counter = useApi().bind(managerCounter);
  return useQuery({
    queryKey: ['manager', 'package-types'],
    queryFn: async (): Promise<readonly TypeChoice[]> => {
      const { data } = await counter.listPackTypes({ query: {} }, { quiet: true });
      return data.map(({ code, title }) => ({ value: code, label: title }));
    },
    staleTime: keptFor,
    retry: false,
  });
}

/** The contract list's filters in the page's language; the array is the same until what can be chosen changes. */
export function useContractFilters(): readonly FilterField<ContractFilter>[] {
  const intl = useIntl();
  const { data: types } = usePackageTypes();
  const { data: stores } = useOwnStores();
  return useMemo(() => contractFilters(intl, { types: types ?? [], stores: stores ?? [] }), [intl, types, stores]);
}
