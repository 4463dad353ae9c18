import { useMemo } from 'react';
import { useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import type { FilterField } from 'shared-ui/work';
import { useBackOffice } from '../back-office/back-office-provider';
import { contractFilters } from './contract-filters';
import type { ContractFilter } from './contract-query';

const keptFor = 30 * 60_000;

/** The types of packages, to choose from. Where they do not come nobody is offered a choice of them. */
function usePackageTypes(wanted: boolean) {
  const { keys, listTypes } = useBackOffice();
  return useQuery({ queryKey: keys.types, queryFn: listTypes, staleTime: keptFor, retry: false, enabled: wanted });
}

/**
 * The contract list's filters in the page's language; the array is the same until what can be chosen changes.
 * @param wanted whether somebody chooses from them, or the list is narrowed by a type: the types are asked for then
 */
export function useContractFilters(wanted = true): readonly FilterField<ContractFilter>[] {
  const intl = useIntl();
  const { stores, operator } = useBackOffice();
  const { data: types } = usePackageTypes(wanted);
  const allDealers = operator !== null;
  return useMemo(
    () => contractFilters(intl, { types: types ?? [], stores: stores ?? [], allDealers }),
    [intl, types, stores, allDealers],
  );
}
