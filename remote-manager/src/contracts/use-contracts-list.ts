import { useMemo } from 'react';
import { usePerson } from 'shared-api/react';
import { useIntl } from 'shared-ui/intl';
import { ownDefaults, useBelow, useListState } from 'shared-ui/work';
import { listDefaults } from '../common/lists/list-defaults';
import { useContractFilters } from '../common/lists/use-contract-filters';
import { useManagerContracts } from '../common/lists/use-manager-contracts';
import { useMinute } from '../common/use-minute';
import { contractColumns } from './contract-columns';
import { narrowColumns } from './narrow-columns';
import { useChosenRows } from './use-chosen-rows';

/** The list as its address says it: filters, rows, columns and what is chosen. */
export function useContractsList() {
  const intl = useIntl();
  const filters = useContractFilters();
  const list = useListState({ filters, defaults: ownDefaults(listDefaults, usePerson()?.settings) });
  const contracts = useManagerContracts(list.request);
  const now = useMinute();
  const narrow = useBelow(960);
  const columns = useMemo(() => (narrow ? narrowColumns : contractColumns)(intl, now), [narrow, intl, now]);
  const { search, wheres } = list.request;
  const chosen = useChosenRows(JSON.stringify([search, wheres]), contracts.data?.data ?? []);
  return { list, filters, contracts, columns, chosen, now };
}
