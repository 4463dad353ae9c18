import { useMemo } from 'react';
import { usePerson } from 'shared-api/react';
import { useIntl } from 'shared-ui/intl';
import { type ListDefaults, ownDefaults, useBelow, useListState } from 'shared-ui/work';
import { useListPage } from '../../common/lists/use-list-page';
import { storeKeys } from '../store-keys';
import { useStoreCalls } from '../use-store-calls';
import { hiddenAtFirst, narrowKeys, storeColumns } from './store-columns';
import { storeFilters } from './store-filters';
import { useManagers } from './use-managers';

const defaults: ListDefaults = { perPage: 12, sort: 'name', hidden: hiddenAtFirst, density: 'normal' };

/** The list of dealers as its address says it. */
export function useStores() {
  const intl = useIntl();
  const calls = useStoreCalls();
  const managers = useManagers();
  const filters = useMemo(() => storeFilters(intl, managers), [intl, managers]);
  const narrow = useBelow(960);
  const columns = useMemo(
    () => storeColumns(intl).filter(({ key }) => !narrow || narrowKeys.includes(key)),
    [intl, narrow],
  );
  const list = useListState({ filters, defaults: ownDefaults(defaults, usePerson()?.settings) });
  const page = useListPage(storeKeys.lists, list.request, (query, signal) =>
    calls.search({ query }, { signal, quiet: true }),
  );
  return { list, filters, columns, page };
}
