import { useMemo } from 'react';
import { usePerson } from 'shared-api/react';
import { ButtonLink, EmptyState, PageHeader } from 'shared-ui';
import { Panel, STATUS_ORDER, statusNames } from 'shared-ui/components';
import { Icon, PlusIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { keepPreviousData, useQuery } from 'shared-ui/query';
import { DataTable, ListFoot } from 'shared-ui/table';
import {
  FilterButton,
  FilterChips,
  type FilterField,
  type ListDefaults,
  ListEmpty,
  ListToolbar,
  ownDefaults,
  SearchBox,
  SortMenu,
  useBelow,
  useLastPage,
  useListState,
} from 'shared-ui/work';
import { ContractCard } from '../common/contracts/contract-card';
import { useContractColumns } from '../common/contracts/use-contract-columns';
import { paths } from '../common/paths';
import { contractsKey } from '../common/query-keys';
import { useContractsApi } from '../common/use-contracts-api';
import { messages } from './messages';

/** What a window below 960 px has no room for; a contract's own page says it. */
const lessOnNarrow = ['car_model', 'store'];

/** All of one's own contracts; page, search, filters and order stand in the address, so that Back restores them. */
export function ContractsPage() {
  const intl = useIntl();
  const columns = useContractColumns();
  const { list, filters, query } = useContractsList();
  const narrow = useBelow(960);
  const phone = useBelow(600);
  const { data: page, error, isFetching, isPlaceholderData, refetch } = query;
  const pastEnd = useLastPage(list, page?.meta);
  return (
    <>
      <PageHeader
        title={<FormattedMessage {...messages.title} />}
        actions={
          <ButtonLink look="solid" to={paths.newContract}>
            <Icon of={PlusIcon} />
            <FormattedMessage {...messages.new} />
          </ButtonLink>
        }
      />
      <Panel bare as="div">
        <ListToolbar>
          <SearchBox value={list.search} onSearch={list.setSearch} placeholder={intl.formatMessage(messages.search)} />
          <FilterButton filters={filters} values={list.filters} onApply={list.setFilters} />
          {phone && <SortMenu columns={columns} value={list.sort} onChange={list.setSort} />}
          <FilterChips filters={filters} values={list.filters} onRemove={(field) => list.setFilter(field, '')} />
        </ListToolbar>
        <DataTable
          label={intl.formatMessage(messages.title)}
          columns={columns}
          hidden={narrow ? lessOnNarrow : undefined}
          rows={pastEnd ? undefined : (page?.data ?? (error ? [] : undefined))}
          loading={isFetching && isPlaceholderData}
          meta={page?.meta}
          rowId={(row) => row.contract_uid}
          rowName={(row) => row.code}
          sorting={{ value: list.sort, onChange: list.setSort }}
          card={(row) => <ContractCard row={row} />}
          empty={
            <ListEmpty
              error={error}
              onRetry={() => void refetch()}
              retrying={isFetching}
              narrowed={list.narrowed}
              filtered={list.filtered}
              search={list.search}
              onClear={list.clear}
              nothing={
                <EmptyState
                  title={<FormattedMessage {...messages.noneTitle} />}
                  action={
                    <ButtonLink to={paths.newContract}>
                      <FormattedMessage {...messages.new} />
                    </ButtonLink>
                  }
                >
                  <FormattedMessage {...messages.noneText} />
                </EmptyState>
              }
            />
          }
        />
        {page && page.meta.total > 0 && <ListFoot meta={page.meta} onPage={list.setPage} />}
      </Panel>
    </>
  );
}

const defaults: ListDefaults = { perPage: 12, sort: '-created_at', hidden: [], density: 'normal' };

/** The list as the address asks for it. */
function useContractsList() {
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
