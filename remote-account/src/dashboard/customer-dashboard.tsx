import type { AccountOverview } from 'shared-api/entities';
import { customerContractKey } from 'shared-api/react';
import { chakra, PageHeader, Skeleton, SkeletonGroup } from 'shared-ui';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQuery, useQueryClient } from 'shared-ui/query';
import { overviewKey } from '../common/query-keys';
import { useAccount } from '../common/use-account';
import { useContractsApi } from '../common/use-contracts-api';
import { useDateNow } from '../common/use-date-now';
import { CarCards } from './car-cards';
import { ContractsPanel } from './contracts-panel';
import { FirstContract } from './first-contract';
import { listTasks } from './list-tasks';
import { messages } from './messages';
import { OtherTasks } from './other-tasks';
import { RefundNotes } from './refund-notes';
import { SettingsPanel } from './settings-panel';
import { TaskPanel } from './task-panel';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '40px', md: '24px' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(280px, 324px)' },
    marginTop: { base: '32px', md: '48px' },
  },
});

/** What is to be done now, the cars, the contracts, the settings. */
export function CustomerDashboard() {
  const intl = useIntl();
  const now = useDateNow();
  const { data: account } = useAccount();
  const { data: overview, error, refetch, isFetching } = useOverview();
  const tasks = overview ? listTasks(overview.contracts, overview.covers, now) : [];
  const [first, ...others] = tasks;

  return (
    <>
      <PageHeader
        title={<FormattedMessage {...messages.hello} values={{ name: account?.firstname ?? '' }} />}
        lead={<Lead overview={overview} tasks={tasks.length} />}
      />
      {error && !overview && <QueryFailure error={error} onRetry={refetch} retrying={isFetching} />}
      {!error && !overview && (
        <SkeletonGroup label={intl.formatMessage(messages.loading)}>
          <Skeleton height={244} />
          <Skeleton height={424} />
        </SkeletonGroup>
      )}
      {overview?.contracts.length === 0 && <FirstContract />}
      {overview && <RefundNotes rows={overview.contracts} now={now} />}
      {first && <TaskPanel task={first} now={now} />}
      {others.length > 0 && <OtherTasks tasks={others} now={now} />}
      {overview && overview.contracts.length > 0 && <CarCards overview={overview} now={now} />}
      <Columns>
        {overview && overview.contracts.length > 0 ? <ContractsPanel rows={overview.contracts} /> : <div />}
        <SettingsPanel />
      </Columns>
    </>
  );
}

/** "Hai 2 contratti e una cosa da fare.", "attivi" where others were left; its line is kept while it is not known. */
function Lead({ overview, tasks }: { overview: AccountOverview | undefined; tasks: number }) {
  const all = overview?.contracts ?? [];
  const contracts = all.filter(({ withdrawn_at }) => withdrawn_at === null).length;
  return (
    <chakra.p minHeight="24px">
      {overview && <FormattedMessage {...messages.lead} values={{ contracts, left: all.length - contracts, tasks }} />}
    </chakra.p>
  );
}

/** Everything that the first page shows, in one go, so that nothing jumps. */
function useOverview() {
  const api = useContractsApi();
  const client = useQueryClient();
  return useQuery({
    queryKey: overviewKey,
    queryFn: async (): Promise<AccountOverview> => {
      const { data } = await api.overview();
      // The page of a contract begins with what is known already.
      for (const contract of data.covers)
        client.setQueryData(customerContractKey({ contractUid: contract.contract_uid, base: '/account' }), contract);
      return data;
    },
  });
}
