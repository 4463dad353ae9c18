import { Button, Note } from 'shared-ui';
import { chakra } from 'shared-ui/chakra';
import { FormattedMessage } from 'shared-ui/intl';
import type { DownloadProgress } from '../../files/use-streamed-download';
import { formatSize } from '../upload/file-types';
import { messages } from './messages';

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
    '&::-webkit-progress-value': { bg: 'brand', _highContrast: { bg: 'Highlight' } },
    '&::-moz-progress-bar': { bg: 'brand', _highContrast: { bg: 'Highlight' } },
  },
});

interface ExportProgressProps {
  /** "Esportazione di 2.140 contratti". */
  title: string;
  total: number;
  progress: DownloadProgress;
  onStop(): void;
}

/** How far an export is, with a way to stop it. A format whose rows cannot be counted tells its size. */
export function ExportProgress({ title, total, progress: { rows, bytes }, onStop }: ExportProgressProps) {
  return (
    <Note marginBottom="16px">
      <Row>
        <strong>{title}</strong>
        <span>
          {bytes === 0 ? null : rows === null ? (
            <FormattedMessage {...messages.bytes} values={{ size: formatSize(bytes) }} />
          ) : (
            <FormattedMessage {...messages.rows} values={{ rows, total }} />
          )}
        </span>
        <Button size="compact" marginInlineStart="auto" onClick={onStop}>
          <FormattedMessage {...messages.stop} />
        </Button>
      </Row>
      <Bar aria-label={title} max={total} value={rows ?? undefined} />
    </Note>
  );
}
