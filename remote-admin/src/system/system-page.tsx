import { adminSystem } from 'shared-api/contracts';
import type { AreaStatus, SystemStatus } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { PageGrid, PageHeader, Stack } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { useAreas } from '../common/areas/use-areas';
import { AdaptersPanel } from './adapters/adapters-panel';
import { AreasPanel } from './areas/areas-panel';
import { ErrorsPanel } from './errors-panel';
import { FreshMark } from './fresh-mark';
import { HistoryButton } from './history-button';
import { JobsPanel } from './jobs-panel';
import { messages } from './messages';
import { StateCells } from './state-cells';
import { SystemSkeleton } from './system-skeleton';

/** Database, storage, jobs, services outside, errors of browsers. */
function useSystem() {
  const system = useApi().bind(adminSystem);
  return useQuery({
    queryKey: ['admin', 'system'],
    queryFn: async ({ signal }) => (await system.get(undefined, { signal, background: true })).data,
    ...followed,
  });
}

/** The shell and the areas, as fresh as the rest of the page. */
const useFollowedAreas = () => useAreas(followed);

/**
 * How everything on the page is read: again every 30 seconds and on return to the tab, without a word when it fails,
 * for the page's head tells how old its data are.
 */
const followed = { refetchInterval: 30_000, refetchOnWindowFocus: 'always' } as const;

/** The running product: what it stands on, the version of each area, services outside, jobs, errors of browsers. */
export function SystemPage() {
  const intl = useIntl();
  const system = useSystem();
  const areas = useFollowedAreas();
  const error = system.error ?? areas.error;
  const again = () => Promise.all([system.refetch(), areas.refetch()]);

  return (
    <>
      <PageHeader
        title={<FormattedMessage {...messages.title} />}
        crumbs={[{ label: intl.formatMessage(messages.room) }]}
        actions={
          // One without the other would change its place when that comes.
          system.data &&
          areas.data && (
            <>
              <FreshMark readAt={system.data.now} silent={error !== null} />
              <HistoryButton areas={areas.data} />
            </>
          )
        }
      />
      {system.data && areas.data ? (
        <SystemView system={system.data} areas={areas.data} silent={error !== null} />
      ) : error ? (
        <Panel bare>
          <QueryFailure
            title={<FormattedMessage {...messages.failed} />}
            error={error}
            onRetry={again}
            retrying={system.isFetching || areas.isFetching}
          />
        </Panel>
      ) : (
        <SystemSkeleton />
      )}
    </>
  );
}

const gap = { base: '16px', md: '24px' };

interface SystemViewProps {
  system: SystemStatus;
  areas: readonly AreaStatus[];
  /** The last attempt to read failed: these are older data. */
  silent: boolean;
}

/** The page below its head. */
function SystemView({ system, areas, silent }: SystemViewProps) {
  const { adapters, jobs, client_errors: errors, now } = system;
  return (
    <Stack gap={gap} align="stretch">
      <StateCells system={system} areas={areas} silent={silent} />
      <AreasPanel areas={areas} errors={errors} now={now} />
      <PageGrid columns="halves">
        <Stack gap={gap} align="stretch">
          <AdaptersPanel adapters={adapters} />
          <ErrorsPanel errors={errors} areas={areas} now={now} />
        </Stack>
        <JobsPanel jobs={jobs} now={now} />
      </PageGrid>
    </Stack>
  );
}
