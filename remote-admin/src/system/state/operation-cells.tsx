import type { SystemStatus } from 'shared-api/entities';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { nearWhen } from '../../common/labels/near-when';
import { messages } from './messages';
import { StateCell } from './state-cell';

/** A message leaves within seconds; what waits so long is stuck. */
const stuckAfterMs = 5 * 60_000;
/** Whoever waits so long thinks that nothing happens. */
const heldUpMs = 1_000;
/** A night without a backup is an accident, two are a habit. */
const staleAfterMs = 48 * 3_600_000;

const olderThan = (instant: string, now: string, ms: number) => Date.parse(now) - Date.parse(instant) > ms;

/** How the product fares while it runs: how fast it answers, what waits to leave, when it was last copied. */
export function OperationCells({ traffic, queue, backup_at: copied, now, demo }: SystemStatus) {
  const intl = useIntl();
  const isHeldUp = traffic.stall_ms >= heldUpMs;
  const stuck = queue.oldest_at !== null && olderThan(queue.oldest_at, now, stuckAfterMs);
  // A demonstration is there to be thrown away.
  const unsaved = !demo && (copied === null || olderThan(copied, now, staleAfterMs));
  return (
    <>
      <StateCell
        tone={traffic.failed > 0 || isHeldUp ? 'warning' : 'success'}
        title={<FormattedMessage {...messages.traffic} />}
      >
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
      <StateCell tone={stuck ? 'warning' : 'success'} title={<FormattedMessage {...messages.queue} />}>
        {queue.oldest_at === null ? (
          <FormattedMessage {...messages.queueEmpty} />
        ) : (
          <FormattedMessage
            {...messages.queueDetail}
            values={{ count: queue.waiting, since: nearWhen('since', queue.oldest_at, now, intl) }}
          />
        )}
      </StateCell>
      <StateCell tone={unsaved ? 'warning' : 'success'} title={<FormattedMessage {...messages.backup} />}>
        {copied === null ? (
          <FormattedMessage {...messages.noBackup} />
        ) : (
          <FormattedMessage {...messages.backupDetail} values={{ at: nearWhen('at', copied, now, intl) }} />
        )}
      </StateCell>
    </>
  );
}
