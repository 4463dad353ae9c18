import { coverEndOf, coverHasEnded, romeDate, settlesOf } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { formatLongDate, formatMoney, moneyToCents, romeDay } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { CallLink } from '../common/call-link';
import { messages } from './messages';
import { useAwaitsPayment } from './use-awaits-payment';

/** What the status means now, and until when. */
export function DeadlineText({ contract }: { contract: CustomerContract }) {
  const awaited = useAwaitsPayment(contract);
  const { status, paid_at, withdrawn_at, withdrawal_stated_at, deletion_at } = contract;
  if (withdrawn_at) return <WithdrawnText contract={contract} withdrawnAt={withdrawn_at} />;
  if (withdrawal_stated_at) return <StatedText contract={contract} statedAt={withdrawal_stated_at} />;
  if (paid_at) return <PaidText contract={contract} paidAt={paid_at} />;
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

/** That it was left, and where the money is. */
function WithdrawnText({ contract, withdrawnAt }: { contract: CustomerContract; withdrawnAt: string }) {
  const { now } = useHost();
  const { refund_due_at, refunded_at } = contract;
  const amount = formatMoney(contract.amount ?? contract.total);
  const date = formatLongDate(withdrawnAt);
  if (refunded_at) {
    const values = { amount, date, refund: formatLongDate(refunded_at) };
    return <FormattedMessage {...messages.withdrawnRefunded} values={values} />;
  }
  if (!refund_due_at) return <FormattedMessage {...messages.withdrawnLead} values={{ date }} />;
  const isLate = romeDay(refund_due_at) < romeDate(new Date(now()));
  return (
    <FormattedMessage
      {...(isLate ? messages.withdrawnRefundLate : messages.withdrawnRefund)}
      values={{ amount, date, refund: formatLongDate(refund_due_at) }}
    />
  );
}

/** That a withdrawal was stated without the phone, and who looks at it first. */
function StatedText({ contract, statedAt }: { contract: CustomerContract; statedAt: string }) {
  const { paid_at, store } = contract;
  const values = {
    date: formatLongDate(statedAt),
    paid: paid_at !== null,
    store: store.name,
    phone: <CallLink key="phone" phone={store.phone} />,
  };
  return <FormattedMessage {...messages.statedLead} values={values} />;
}

/** What was paid, for what total where it is another sum, and that the car is covered or was until when. */
function PaidText({ contract, paidAt }: { contract: CustomerContract; paidAt: string }) {
  const { now } = useHost();
  const { total, package: pack } = contract;
  const paid = contract.amount ?? total;
  const values = {
    amount: formatMoney(paid),
    settles: settlesOf(moneyToCents(paid), moneyToCents(total)),
    total: formatMoney(total),
    date: formatLongDate(paidAt),
    kind: pack.kind,
  };
  const end = coverEndOf(contract);
  if (end === null || !coverHasEnded(contract, romeDate(new Date(now()))))
    return <FormattedMessage {...messages.paidLead} values={values} />;
  return <FormattedMessage {...messages.endedLead} values={{ ...values, ended: formatLongDate(end) }} />;
}
