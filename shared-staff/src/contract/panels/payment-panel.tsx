import { methodIs } from 'shared-api/domain';
import type { StaffContract } from 'shared-api/entities';
import { Tag } from 'shared-ui';
import { Money, Panel, Whole } from 'shared-ui/components';
import { formatDate, formatIban } from 'shared-ui/format';
import { CheckIcon, ClockIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { AmountLine, AmountLines } from '../../common/amounts/amount-lines';
import { methodMessages } from '../../common/labels/method.messages';
import { CorrectPayment } from '../correction/correct-payment';
import { messages } from './payment.messages';

function State({ contract }: { contract: StaffContract }) {
  const { paid_at, withdrawn_at, withdrawal_stated_at, refunded_at, refund_due_at } = contract;
  if (refunded_at)
    return (
      <Tag tone="info">
        <FormattedMessage {...messages.refundedTag} />
      </Tag>
    );
  if (refund_due_at)
    return (
      <Tag tone="warning">
        <Icon of={ClockIcon} size={12} />
        <FormattedMessage {...messages.refundTag} />
      </Tag>
    );
  if (paid_at)
    return (
      <Tag tone="success">
        <Icon of={CheckIcon} size={12} />
        <FormattedMessage {...messages.paidTag} />
      </Tag>
    );
  if (withdrawn_at || withdrawal_stated_at) return null;
  return (
    <Tag tone="warning">
      <Icon of={ClockIcon} size={12} />
      <FormattedMessage {...messages.waitingTag} />
    </Tag>
  );
}

/** How it is, or was, paid; what to compare the account statement with; a refund. */
export function PaymentPanel({ contract }: { contract: StaffContract }) {
  const intl = useIntl();
  const { payment_method: method, amount, paid_at, store } = contract;
  return (
    <Panel
      title={<FormattedMessage {...messages.payment} />}
      aside={contract.signed_at && <State contract={contract} />}
    >
      <AmountLines>
        <AmountLine label={<FormattedMessage {...messages.method} />}>
          <strong>
            {method ? intl.formatMessage(methodMessages[method]) : <FormattedMessage {...messages.notYet} />}
          </strong>
        </AmountLine>
        {methodIs('needsIban', method) && !paid_at && (
          <>
            {store.iban && (
              <AmountLine label={<FormattedMessage {...messages.iban} />}>
                <Whole fontFamily="mono">{formatIban(store.iban)}</Whole>
              </AmountLine>
            )}
            <AmountLine label={<FormattedMessage {...messages.reason} />}>
              <Whole fontFamily="mono">{contract.code}</Whole>
            </AmountLine>
          </>
        )}
        {paid_at && (
          <>
            <AmountLine label={<FormattedMessage {...messages.received} />}>
              {amount && <Money amount={amount} />}
            </AmountLine>
            <AmountLine label={<FormattedMessage {...messages.paidOn} />}>{formatDate(paid_at)}</AmountLine>
          </>
        )}
        {contract.payment_reference && (
          <AmountLine label={<FormattedMessage {...messages.reference} />}>
            <Whole fontFamily="mono">{contract.payment_reference}</Whole>
          </AmountLine>
        )}
        {contract.payment_note && (
          <AmountLine label={<FormattedMessage {...messages.note} />}>{contract.payment_note}</AmountLine>
        )}
        <RefundLines contract={contract} />
      </AmountLines>
      <CorrectPayment contract={contract} />
    </Panel>
  );
}

function RefundLines({ contract }: { contract: StaffContract }) {
  const { refunded_at, refund_amount, refund_reference } = contract;
  if (!refunded_at) return null;
  return (
    <>
      <AmountLine label={<FormattedMessage {...messages.refundedOn} />}>{formatDate(refunded_at)}</AmountLine>
      {refund_amount && (
        <AmountLine label={<FormattedMessage {...messages.refunded} />}>
          <Money amount={refund_amount} />
        </AmountLine>
      )}
      {refund_reference && (
        <AmountLine label={<FormattedMessage {...messages.refundReference} />}>
          <Whole fontFamily="mono">{refund_reference}</Whole>
        </AmountLine>
      )}
    </>
  );
}
