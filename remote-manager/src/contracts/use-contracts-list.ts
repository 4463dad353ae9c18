import { useMemo } from 'react';
import { useHost } from 'shared-api/react';
import { useNow } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { useListState } from 'shared-ui/work';
import { listDefaults } from '../common/lists/list-defaults';
import { useContractFilters } from '../common/lists/use-contract-filters';
import { useManagerContracts } from '../common/lists/use-manager-contracts';
import { contractColumns } from './contract-columns';
import { useChosenRows } from './use-chosen-rows';

const minute = 60_000;

/** The list as its address says it: filters, rows, columns and what is chosen. */
export function useContractsList() {
  const intl = useIntl();
  const filters = useContractFilters();
  const list = useListState({ filters, defaults: listDefaults });
  const contracts = useManagerContracts(list.request);
  const now = new Date(useNow(useHost().now, minute)).toISOString();
  const columns = useMemo(() => contractColumns(intl, now), [intl, now]);
  const { search, wheres } = list.request;
  const chosen = useChosenRows(JSON.stringify([search, wheres]), contracts.data?.data ?? []);
  return { list, filters, contracts, columns, chosen, now };
}
