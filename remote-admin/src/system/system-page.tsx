import { PageHeader } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { FreshMark } from './fresh-mark';
import { HistoryButton } from './history/history-button';
import { messages } from './messages';
import { SystemSkeleton } from './system-skeleton';
import { SystemView } from './system-view';
import { useAreas } from './use-areas';
import { useSystem } from './use-system';

/** The running product: what it stands on, the version of each area, services outside, jobs, errors of browsers. */
export function SystemPage() {
  const intl = useIntl();
  const system = useSystem();
  const areas = useAreas();
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
