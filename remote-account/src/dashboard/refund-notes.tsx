import type { ContractRow } from 'shared-api/entities';
import { Note, Stack, TextLink } from 'shared-ui';
import { formatDate, formatMoney } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { paths } from '../common/paths';
import { isRefundLate } from '../common/refund-late';
import { messages } from './messages';

/** The money that is on its way back to the customer: a contract withdrawn from is no car of theirs any more. */
export function RefundNotes({ rows, now }: { rows: readonly ContractRow[]; now: string }) {
  const due = rows.filter(({ refund_due_at, refunded_at }) => refund_due_at && !refunded_at);
  if (due.length === 0) return null;
  return (
    <Stack gap="12px" align="stretch" marginTop="24px">
      {due.map(({ contract_uid, code, total, amount, refund_due_at }) => (
        <Note key={contract_uid} tone="info">
          <FormattedMessage
            {...(isRefundLate({ refund_due_at }, now) ? messages.refundLate : messages.refundDue)}
            values={{
              code,
              amount: formatMoney(amount ?? total),
              date: formatDate(refund_due_at ?? ''),
              a: (chunks) => (
                <TextLink to={paths.contract(contract_uid)} whiteSpace="nowrap">
                  {chunks}
                </TextLink>
              ),
            }}
          />
        </Note>
      ))}
    </Stack>
  );
}
