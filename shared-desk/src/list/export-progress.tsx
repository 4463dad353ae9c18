import { Button, chakra, Note } from 'shared-ui';
import type { DownloadProgress } from 'shared-ui/files';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { formatSize } from 'shared-ui/work';
import { exportMessages as words } from './export.messages';

const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 16px' } });
const Bar = chakra('progress', {
  base: {
    display: 'block',
    width: '100%',
    height: '4px',
    marginTop: '8px',
    appearance: 'none',
    bg: 'line',
    '&::-webkit-progress-bar': { bg: 'line' },
    '&::-webkit-progress-value': { bg: 'brand' },
    '&::-moz-progress-bar': { bg: 'brand' },
  },
});

interface ExportProgressProps {
  total: number;
  progress: DownloadProgress;
  onStop(): void;
}

/** How far an export is, with a way to stop it. A format whose rows cannot be counted tells its size. */
export function ExportProgress({ total, progress: { rows, bytes }, onStop }: ExportProgressProps) {
  const intl = useIntl();
  return (
    <Note marginBottom="16px">
      <Row>
        <strong>
          <FormattedMessage {...words.running} values={{ total: formatNumber(total) }} />
        </strong>
        <span>
          {bytes === 0 ? null : rows === null ? (
            <FormattedMessage {...words.bytes} values={{ size: formatSize(bytes) }} />
          ) : (
            <FormattedMessage {...words.rows} values={{ rows: formatNumber(rows), total: formatNumber(total) }} />
          )}
        </span>
        <Button size="compact" marginInlineStart="auto" onClick={onStop}>
          <FormattedMessage {...words.stop} />
        </Button>
      </Row>
      <Bar
        aria-label={intl.formatMessage(words.running, { total: formatNumber(total) })}
        max={total}
        value={rows ?? undefined}
      />
    </Note>
  );
}
