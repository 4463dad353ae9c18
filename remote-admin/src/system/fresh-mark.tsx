import { useHost } from 'shared-api/react';
import { chakra } from 'shared-ui';
import { useNow } from 'shared-ui/data';
import { formatTime } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

const Mark = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '40px',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '&::before': { content: '""', width: '8px', height: '8px', flexShrink: 0, bg: 'success' },
    '&[data-silent]::before': { bg: 'error' },
  },
});

interface FreshMarkProps {
  /** The server's time when it answered last. */
  readAt: string;
  /** It did not answer since. */
  silent: boolean;
}

/** How old what the page shows is. */
export function FreshMark({ readAt, silent }: FreshMarkProps) {
  const now = useNow(useHost().now, 1_000);
  const seconds = Math.max(0, Math.round((now - Date.parse(readAt)) / 1_000));
  return (
    <Mark data-silent={silent || undefined}>
      {silent ? (
        <span role="status">
          <FormattedMessage {...messages.silent} values={{ at: formatTime(readAt) }} />
        </span>
      ) : (
        <Age seconds={seconds} />
      )}
    </Mark>
  );
}

function Age({ seconds }: { seconds: number }) {
  if (seconds < 90) return <FormattedMessage {...messages.seconds} values={{ count: seconds }} />;
  return <FormattedMessage {...messages.minutes} values={{ count: Math.round(seconds / 60) }} />;
}
