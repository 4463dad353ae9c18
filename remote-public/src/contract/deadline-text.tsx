import type { CustomerContract } from 'shared-api/entities';
import { formatLongDate } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

/** What the status means now, and until when. */
export function DeadlineText({ contract }: { contract: CustomerContract }) {
  const { status, paid_at, withdrawn_at, refund_due_at, refunded_at, deletion_at } = contract;
  if (withdrawn_at) {
    const date = formatLongDate(withdrawn_at);
    return (
      <>
        {refund_due_at ? (
          <FormattedMessage {...messages.withdrawnRefund} values={{ date, refund: formatLongDate(refund_due_at) }} />
        ) : (
          <FormattedMessage {...messages.withdrawnLead} values={{ date }} />
        )}{' '}
        {refunded_at && <FormattedMessage {...messages.refunded} values={{ date: formatLongDate(refunded_at) }} />}
      </>
    );
  }
  if (paid_at) return <FormattedMessage {...messages.paidLead} values={{ date: formatLongDate(paid_at) }} />;
  return (
    <>
      <FormattedMessage {...(status === 'FILLED' ? messages.nowPay : messages.nowChoose)} />
      <br />
      {deletion_at && (
        <FormattedMessage
          {...messages.deadline}
          values={{ date: formatLongDate(deletion_at), b: (words) => <b key="date">{words}</b> }}
        />
      )}
    </>
  );
}
