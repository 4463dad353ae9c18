import type { ContractRow } from 'shared-api/entities';
import { carLabel, openRequests, refundsDue, unclearPayments } from 'shared-staff';
import { formatDate, formatMoney, formatPhone } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { waitingMessages as words } from './waiting.messages';
import { WaitingPanel } from './waiting-panel';

/** The money and the answers that customers wait for: withdrawals first, which have a day. */
export function WaitingPanels() {
  return (
    <>
      <WaitingPanel title={words.refunds} list={refundsDue} detail={(row) => <RefundDue row={row} />} />
      <WaitingPanel title={words.unclear} list={unclearPayments} detail={carAndPhone} />
      <WaitingPanel title={words.requests} list={openRequests} detail={carAndPhone} />
    </>
  );
}

function RefundDue({ row: { amount, total, refund_due_at } }: { row: ContractRow }) {
  return (
    <FormattedMessage
      {...words.refundDue}
      values={{ amount: formatMoney(amount ?? total), date: formatDate(refund_due_at ?? '') }}
    />
  );
}

function carAndPhone(row: ContractRow): string {
  return [carLabel(row), row.phone && formatPhone(row.phone)].filter(Boolean).join(', ');
}
