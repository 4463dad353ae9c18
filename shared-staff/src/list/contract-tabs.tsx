import { type ContractStatus, contractStatuses } from 'shared-api/domain';
import { useIntl } from 'shared-ui/intl';
import { type ListState, StatusTabs } from 'shared-ui/work';
import type { ContractFilter } from '../common/lists/contract-query';
import { useContractPage } from '../common/lists/use-contract-page';
import { messages } from './messages';

/** The tabs know one status; two at a time are a filter's. */
export function oneStatus(value: string | undefined): ContractStatus | null {
  return contractStatuses.find((status) => status === value) ?? null;
}

interface ContractTabsProps {
  list: ListState<ContractFilter>;
  meta: NonNullable<ReturnType<typeof useContractPage>['data']>['meta'] | undefined;
}

/**
 * The list's statuses, and "Receduti": who has withdrawn stays signed or paid, and is not to be collected. Each number
 * is the total of the list that its tab leads to.
 */
export function ContractTabs({ list, meta }: ContractTabsProps) {
  const intl = useIntl();
  const { filters, request } = list;
  const current = filters.withdrawn_at === 'true' && !filters.status;
  const others = request.wheres.filter(({ field }) => field !== 'status' && field !== 'withdrawn_at');
  // What the page's own rows do not count: on this tab the statuses, on theirs this one.
  const { data: beside } = useContractPage({
    ...(request.search && { search: request.search }),
    page: 1,
    per_page: 1,
    wheres: current ? others : [...others, { field: 'withdrawn_at', op: 'null', value: '0' }],
  });

  return (
    <StatusTabs
      value={filters.status ? (oneStatus(filters.status) ?? undefined) : null}
      onChange={(status) => list.setFilters({ ...filters, status: status ?? '', ...(current && { withdrawn_at: '' }) })}
      counts={current ? beside?.meta.counts : meta?.counts}
      more={{
        label: intl.formatMessage(messages.withdrawnMany),
        count: current ? meta?.total : beside?.meta.total,
        current,
        onSelect: () => list.setFilters({ ...filters, status: '', withdrawn_at: 'true' }),
      }}
    />
  );
}
