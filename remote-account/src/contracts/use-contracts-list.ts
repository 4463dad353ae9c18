import { useMemo } from 'react';
import { usePerson } from 'shared-api/react';
import { STATUS_ORDER, statusNames } from 'shared-ui/components';
import { useIntl } from 'shared-ui/intl';
import { keepPreviousData, useQuery } from 'shared-ui/query';
import { type FilterField, type ListDefaults, ownDefaults, useListState } from 'shared-ui/work';
import { contractsKey } from '../common/query-keys';
import { useContractsApi } from '../common/use-contracts-api';
import { messages } from './messages';

const defaults: ListDefaults = { perPage: 12, sort: '-created_at', hidden: [], density: 'normal' };

/** The list as the address asks for it. */
export function useContractsList() {
  const { formatMessage } = useIntl();
  const api = useContractsApi();
  const filters = useMemo<readonly FilterField<'status'>[]>(
    () => [
      {
        kind: 'multi',
        field: 'status',
        label: formatMessage(messages.status),
        options: STATUS_ORDER.map((status) => ({ value: status, label: formatMessage(statusNames[status]) })),
      },
    ],
    [formatMessage],
  );
  const list = useListState({ filters, defaults: ownDefaults(defaults, usePerson()?.settings) });
  const query = useQuery({
    queryKey: [...contractsKey, 'list', list.request],
    queryFn: () => api.list({ query: list.request }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  return { list, filters, query };
}
