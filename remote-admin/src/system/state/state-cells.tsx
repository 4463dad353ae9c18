import type { AreaStatus, SystemStatus } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { formatSize } from 'shared-ui/work';
import { nearWhen } from '../../common/labels/near-when';
import { messages } from './messages';
import { OperationCells } from './operation-cells';
import { StateCell } from './state-cell';
import { toLookAt } from './to-look-at';

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
  const found = toLookAt(system, areas, intl);
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
      <StateCell tone={found ? 'warning' : 'success'} title={found ?? <FormattedMessage {...messages.quiet} />}>
        <FormattedMessage {...(found ? messages.look : messages.quietDetail)} />
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
