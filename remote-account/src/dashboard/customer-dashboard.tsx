import { coverHasEnded } from 'shared-api/domain';
import { Button, chakra, Heading, PageHeader, Skeleton, SkeletonGroup, Text } from 'shared-ui';
import { Panel, VinField } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { romeDay } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useAccount } from '../common/use-account';
import { useDateNow } from '../common/use-date-now';
import { type Overview, useOverview } from '../common/use-overview';
import { useVinSearch } from '../common/use-vin-search';
import { CarCards } from './car-cards';
import { ContractsPanel } from './contracts-panel';
import { listTasks } from './list-tasks';
import { messages } from './messages';
import { OtherTasks } from './other-tasks';
import { RefundNotes } from './refund-notes';
import { SettingsPanel } from './settings-panel';
import { TaskPanel } from './task-panel';

/** Nothing yet: the VIN field itself, which begins the first contract. The public pages go on from there. */
function FirstContract() {
  const { vin, setVin, search } = useVinSearch();

  return (
    <Panel ask>
      <Heading level={2}>
        <FormattedMessage {...messages.firstTitle} />
      </Heading>
      <Text muted marginBlock="4px 24px">
        <FormattedMessage {...messages.firstText} />
      </Text>
      <form onSubmit={search} noValidate>
        <VinField value={vin} onChange={setVin} />
        <Button type="submit" look="solid" disabled={vin === ''} marginTop="24px">
          <FormattedMessage {...messages.firstAction} />
        </Button>
      </form>
    </Panel>
  );
}

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
  const tasks = overview ? listTasks(overview, now) : [];
  const [first, ...others] = tasks;

  return (
    <>
      <PageHeader
        title={
          <FormattedMessage
            {...(account?.firstname ? messages.hello : messages.helloAlone)}
            values={{ name: account?.firstname }}
          />
        }
        lead={<Lead overview={overview} tasks={tasks.length} now={now} />}
      />
      {error && !overview && (
        <Panel bare>
          <QueryFailure error={error} onRetry={refetch} retrying={isFetching} />
        </Panel>
      )}
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

/** "Hai 2 contratti e una cosa da fare.", "in corso" where others were left or have ended; its line is kept while it is not known. */
function Lead({ overview, tasks, now }: { overview: Overview | undefined; tasks: number; now: string }) {
  const all = overview?.contracts ?? [];
  const ended = new Set(
    [...(overview?.covers ?? []), ...(overview?.followed ?? [])]
      .filter((contract) => coverHasEnded(contract, romeDay(now)))
      .map(({ contract_uid }) => contract_uid),
  );
  const contracts = all.filter((row) => row.withdrawn_at === null && !ended.has(row.contract_uid)).length;
  return (
    <chakra.p minHeight="24px">
      {overview && <FormattedMessage {...messages.lead} values={{ contracts, left: all.length - contracts, tasks }} />}
    </chakra.p>
  );
}
