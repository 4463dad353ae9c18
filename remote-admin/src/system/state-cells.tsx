import type { ReactNode } from 'react';
import type { AreaStatus, SystemStatus } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import { CheckIcon, ErrorIcon, Icon, MinusIcon, WarningIcon } from 'shared-ui/icons';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { formatSize } from 'shared-ui/work';
import { nearWhen } from '../common/labels/near-when';
import { partsInTrouble, troublesWhileRunning } from '../common/system/parts-in-trouble';
import { stateMessages as messages } from './messages';

const Cells = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: '1px',
    bg: 'line',
    borderWidth: '1px',
    // Seven cells leave no hole: the last is as wide as what is left of its row.
    '& > :last-child': { gridColumn: 'auto / span 2' },
  },
});

interface StateCellsProps {
  system: SystemStatus;
  areas: readonly AreaStatus[];
  silent: boolean;
}

/** The whole in a few cells: the server, the database, the storage, what is to be looked at, and how it fares. */
export function StateCells({ system, areas, silent }: StateCellsProps) {
  const intl = useIntl();
  const { version, started_at: startedAt, now, demo, database, storage, adapters } = system;
  const found = toLookAt(system, areas, silent, intl);
  const archive = adapters.find(({ name }) => name === 'storage');
  const storageWorks = archive?.healthy !== false;
  return (
    <Cells>
      <StateCell tone={silent ? 'error' : 'success'} title={<FormattedMessage {...messages.api} />}>
        {silent ? (
          <FormattedMessage {...messages.apiSilent} />
        ) : (
          <FormattedMessage
            {...messages.apiDetail}
            values={{ version, since: nearWhen('since', startedAt, now, intl) }}
          />
        )}
        {demo && (
          <>
            , <FormattedMessage {...messages.demo} />
          </>
        )}
      </StateCell>
      <StateCell tone="success" title={<FormattedMessage {...messages.database} />}>
        <FormattedMessage
          {...messages.databaseDetail}
          values={{
            engine: database.engine,
            version: database.version,
            size: formatSize(database.size_bytes),
            migration: database.migration.split('_')[0],
          }}
        />
      </StateCell>
      <StateCell tone={storageWorks ? 'success' : 'error'} title={<FormattedMessage {...messages.storage} />}>
        {storageWorks ? (
          <StorageDetail {...storage} />
        ) : (
          (archive.detail ?? <FormattedMessage {...messages.storageAway} />)
        )}
      </StateCell>
      <StateCell
        tone={found ? 'warning' : 'success'}
        title={<FormattedMessage {...(found ? messages.look : messages.quiet)} />}
      >
        {found ?? <FormattedMessage {...messages.quietDetail} />}
      </StateCell>
      <OperationCells {...system} />
    </Cells>
  );
}

function StorageDetail({ kind, files, size_bytes: bytes }: SystemStatus['storage']) {
  if (files === null || bytes === null) return <FormattedMessage {...messages.storageAway} />;
  const values = { kind, count: formatNumber(files), size: formatSize(bytes) };
  return <FormattedMessage {...messages.storageDetail} values={values} />;
}

/** How the product fares while it runs: how fast it answers, what waits to leave, when it was last copied. */
function OperationCells(system: SystemStatus) {
  const intl = useIntl();
  const { traffic, queue, backup_at: copied, now } = system;
  const { isHeldUp, isSlow, isStuck, isUnsaved } = troublesWhileRunning(system);
  const backupTone = isUnsaved ? 'warning' : copied === null ? 'neutral' : 'success';
  return (
    <>
      <StateCell tone={isSlow ? 'warning' : 'success'} title={<FormattedMessage {...messages.traffic} />}>
        <FormattedMessage
          {...messages.trafficDetail}
          values={{
            count: formatNumber(traffic.requests),
            minutes: traffic.minutes,
            failed: traffic.failed,
            time: traffic.p95_ms === null ? 'none' : formatNumber(traffic.p95_ms),
            stall: isHeldUp ? formatNumber(Math.round(traffic.stall_ms / 100) / 10) : 'none',
          }}
        />
      </StateCell>
      <StateCell tone={isStuck ? 'warning' : 'success'} title={<FormattedMessage {...messages.queue} />}>
        {queue.oldest_at === null ? (
          <FormattedMessage {...messages.queueEmpty} />
        ) : (
          <FormattedMessage
            {...messages.queueDetail}
            values={{ count: queue.waiting, since: nearWhen('since', queue.oldest_at, now, intl) }}
          />
        )}
      </StateCell>
      <StateCell tone={backupTone} title={<FormattedMessage {...messages.backup} />}>
        {copied === null ? (
          <FormattedMessage {...messages.noBackup} />
        ) : (
          <FormattedMessage {...messages.backupDetail} values={{ at: nearWhen('at', copied, now, intl) }} />
        )}
      </StateCell>
    </>
  );
}

const Cell = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    gap: '0 12px',
    padding: { base: '12px', md: '16px 24px' },
    bg: 'bg.panel',
    '& > span': { marginTop: '4px' },
  },
  variants: {
    tone: {
      neutral: { '& > span': { color: 'fg.muted' } },
      success: { '& > span': { color: 'success' } },
      warning: { bg: 'warning.bg', '& > span': { color: 'warning' } },
      error: { bg: 'error.bg', '& > span': { color: 'error' } },
    },
  },
});
const Title = chakra('b', { base: { display: 'block', textStyle: 'small', lineHeight: '24px', fontWeight: 600 } });
const Detail = chakra('span', {
  base: { display: 'block', textStyle: 'caption', color: 'fg.muted', overflowWrap: 'anywhere' },
});

const icons = { neutral: MinusIcon, success: CheckIcon, warning: WarningIcon, error: ErrorIcon };

interface StateCellProps {
  tone: keyof typeof icons;
  title: ReactNode;
  children: ReactNode;
}

/** One thing that the product stands on, and whether it holds. */
function StateCell({ tone, title, children }: StateCellProps) {
  return (
    <Cell tone={tone}>
      <Icon of={icons[tone]} />
      <div>
        <Title>{title}</Title>
        <Detail>{children}</Detail>
      </div>
    </Cell>
  );
}

/** "1 area, 1 adattatore e richieste", "Richieste" alone: what is off, ill, failed or slow; null on a quiet day. */
function toLookAt(system: SystemStatus, areas: readonly AreaStatus[], silent: boolean, intl: IntlShape): string | null {
  const troubled = partsInTrouble(system, areas);
  const counts = [
    [messages.areas, troubled.areas],
    [messages.adapters, troubled.adapters],
    [messages.jobs, troubled.jobs],
    [messages.lookApi, Number(silent)],
    [messages.lookTraffic, troubled.traffic],
    [messages.lookQueue, troubled.queue],
    [messages.lookBackup, troubled.backup],
  ] as const;
  const found = counts.filter(([, count]) => count > 0);
  if (found.length === 0) return null;
  const list = intl.formatList(found.map(([message, count]) => intl.formatMessage(message, { count })));
  return list.charAt(0).toUpperCase() + list.slice(1);
}
