import { romeDate } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { formatLongDate, formatMoney, romeDay } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';
import { useAwaitsPayment } from './use-awaits-payment';

/** What the status means now, and until when. */
export function DeadlineText({ contract }: { contract: CustomerContract }) {
  const awaited = useAwaitsPayment(contract);
  const { now } = useHost();
  const { status, paid_at, withdrawn_at, refund_due_at, refunded_at, deletion_at } = contract;
  const { withdrawal_stated_at, store } = contract;
  const amount = formatMoney(contract.amount ?? contract.total);
  if (withdrawn_at) {
    const date = formatLongDate(withdrawn_at);
    if (refunded_at)
      return (
        <FormattedMessage {...messages.withdrawnRefunded} values={{ date, refund: formatLongDate(refunded_at) }} />
      );
    if (refund_due_at) {
      const isLate = romeDay(refund_due_at) < romeDate(new Date(now()));
      return (
        <FormattedMessage
          {...(isLate ? messages.withdrawnRefundLate : messages.withdrawnRefund)}
          values={{ amount, date, refund: formatLongDate(refund_due_at) }}
        />
      );
    }
    return <FormattedMessage {...messages.withdrawnLead} values={{ date }} />;
  }
  if (withdrawal_stated_at) {
    return (
      <FormattedMessage
        {...messages.statedLead}
        values={{
          date: formatLongDate(withdrawal_stated_at),
          paid: paid_at !== null,
          store: store.name,
          phone: store.phone,
        }}
      />
    );
  }
  if (paid_at) {
    const values = { amount, date: formatLongDate(paid_at), kind: contract.package.kind };
    return <FormattedMessage {...messages.paidLead} values={values} />;
  }
  return (
    <>
      {!awaited && (
        <>
          <FormattedMessage {...(status === 'FILLED' ? messages.nowPay : messages.nowChoose)} />
          <br />
        </>
      )}
      {deletion_at && (
        <FormattedMessage
          {...messages.deadline}
          values={{ date: formatLongDate(deletion_at), b: (words) => <b key="date">{words}</b> }}
        />
      )}
    </>
  );
}
