import { useMemo, useState } from 'react';
import { usePerson } from 'shared-api/react';
import { useIntl } from 'shared-ui/intl';
import { useSearchParams } from 'shared-ui/router';
import { ownDefaults, useBelow, useListState } from 'shared-ui/work';
import { useBackOffice } from '../common/back-office/back-office-provider';
import { useContractFilters } from '../common/lists/use-contract-filters';
import { useContractPage } from '../common/lists/use-contract-page';
import { useMinute } from '../common/use-minute';
import { contractColumns } from './contract-columns';
import { isBySurname } from './customer-name';
import { narrowColumns } from './narrow-columns';

/** The list as its address says it: filters, rows and columns. */
export function useContractsList() {
  const intl = useIntl();
  const { paths, listDefaults } = useBackOffice();
  const [query] = useSearchParams();
  const [choosing, setChoosing] = useState(false);
  const filters = useContractFilters(choosing || query.has('type'));
  const list = useListState({ filters, defaults: ownDefaults(listDefaults, usePerson()?.settings) });
  const contracts = useContractPage(list.request);
  const now = useMinute();
  const narrow = useBelow(1100);
  const bySurname = isBySurname(list.sort);
  const wideColumns = useMemo(() => contractColumns(intl, now, paths, bySurname), [intl, now, paths, bySurname]);
  const columns = useMemo(
    () => (narrow ? narrowColumns(intl, now, paths, bySurname) : wideColumns),
    [narrow, intl, now, paths, bySurname, wideColumns],
  );
  return { list, filters, onFiltersWanted: () => setChoosing(true), contracts, columns, wideColumns, now };
}
