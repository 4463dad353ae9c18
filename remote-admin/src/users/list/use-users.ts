import { useMemo } from 'react';
import { usePerson } from 'shared-api/react';
import { useIntl } from 'shared-ui/intl';
import { type ListDefaults, ownDefaults, useListState } from 'shared-ui/work';
import { useListPage } from '../../common/lists/use-list-page';
import { useUserCalls } from '../use-user-calls';
import { userKeys } from '../user-keys';
import { hiddenAtFirst, userColumns } from './user-columns';
import { userFilters } from './user-filters';

const defaults: ListDefaults = { perPage: 12, sort: 'lastname', hidden: hiddenAtFirst, density: 'normal' };

/** The list of people as its address says it. */
export function useUsers() {
  const intl = useIntl();
  const calls = useUserCalls();
  const filters = useMemo(() => userFilters(intl), [intl]);
  const columns = useMemo(() => userColumns(intl), [intl]);
  const list = useListState({ filters, defaults: ownDefaults(defaults, usePerson()?.settings) });
  const page = useListPage(userKeys.lists, list.request, (query, signal) =>
    calls.search({ query }, { signal, quiet: true }),
  );
  return { list, filters, columns, page };
}
