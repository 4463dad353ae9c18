import { useMemo } from 'react';
import { usePerson } from 'shared-api/react';
import { useIntl } from 'shared-ui/intl';
import { type ListDefaults, ownDefaults, useBelow, useListState } from 'shared-ui/work';
import { useListPage } from '../../common/lists/use-list-page';
import { notificationKeys } from '../notification-keys';
import { useNotificationCalls } from '../use-notification-calls';
import { useStoreNames } from '../use-store-names';
import { hiddenAtFirst, narrowKeys, notificationColumns } from './notification-columns';
import { notificationFilters } from './notification-filters';

const defaults: ListDefaults = { perPage: 12, sort: '-created_at', hidden: hiddenAtFirst, density: 'normal' };
const noNames: ReadonlyMap<string, string> = new Map();

/** The list of notifications as its address says it. */
export function useNotifications() {
  const intl = useIntl();
  const calls = useNotificationCalls();
  const storeNames = useStoreNames() ?? noNames;
  const filters = useMemo(() => notificationFilters(intl, storeNames), [intl, storeNames]);
  const narrow = useBelow(960);
  const columns = useMemo(
    () => notificationColumns(intl, storeNames).filter(({ key }) => !narrow || narrowKeys.includes(key)),
    [intl, storeNames, narrow],
  );
  const list = useListState({ filters, defaults: ownDefaults(defaults, usePerson()?.settings) });
  const page = useListPage(notificationKeys.lists, list.request, (query, signal) =>
    calls.search({ query }, { signal, quiet: true }),
  );
  return { list, filters, columns, page, storeNames };
}
