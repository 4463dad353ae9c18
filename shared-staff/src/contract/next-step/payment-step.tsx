import { type FormEvent, useState } from 'react';
import { methodIs, type PaymentMethod } from 'shared-api/domain';
import type { StaffContract } from 'shared-api/entities';
import { Button, chakra } from 'shared-ui';
import { Radio } from 'shared-ui/components';
import { failureText } from 'shared-ui/data';
import { formatDate, formatMoney } from 'shared-ui/format';
import { FormProvider } from 'shared-ui/forms';
import { CheckIcon } from 'shared-ui/icons';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { useResendSms } from '../../common/contract/use-resend-sms';
import { methodMessages } from '../../common/labels/method.messages';
import { messages } from './messages';
import { MissingSheet } from './missing-sheet';
import { OtherAmountDialog } from './other-amount-dialog';
import { PaymentFields } from './payment-fields';
import { ResendButton } from './resend-button';
import { StepButtons, StepCell, StepFailure, StepFields, StepSubmit } from './step-fields';
import { StepPanel } from './step-panel';
import { usePaymentForm } from './use-payment-form';

const Methods = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 32px',
    '& > legend': { textStyle: 'label' },
    '& > p': { width: '100%', color: 'error', textStyle: 'caption' },
  },
});

/** How the payment of a method is learnt of. */
function whyOf(method: PaymentMethod): MessageDescriptor {
  if (methodIs('online', method)) return messages.payWhyCard;
  return methodIs('needsIban', method) ? messages.payWhyTransfer : messages.payWhy;
}

function Why({ contract }: { contract: StaffContract }) {
  const intl = useIntl();
  const { payment_method: method, filled_at, code, deleted_at, revivable_until, withdrawal_stated_at } = contract;
  if (deleted_at && revivable_until)
    return (
      <FormattedMessage
        {...messages.payWhyDeleted}
        values={{ date: formatDate(deleted_at), until: formatDate(revivable_until) }}
      />
    );
  if (withdrawal_stated_at) return <FormattedMessage {...messages.payWhyStated} />;
  if (!method) return <FormattedMessage {...messages.payWhyNoMethod} />;
  return (
    <FormattedMessage
      {...whyOf(method)}
      values={{
        method: intl.formatMessage(methodMessages[method]).toLowerCase(),
        date: filled_at ? formatDate(filled_at) : '',
        dated: filled_at ? 'yes' : 'no',
        code: (
          <chakra.span key="code" fontFamily="mono">
            {code}
          </chakra.span>
        ),
      }}
    />
  );
}

interface PaymentStepProps {
  contract: StaffContract;
  /** Back to what comes first, where a payment is not what the contract asks for. */
  onCancel?(): void;
}

/**
 * Signed, not paid: the payment is recorded in place, by the way in which it came: who chose the card may pay at the desk
 * after all. What expired unpaid comes back by a payment of before.
 */
export function PaymentStep({ contract, onCancel }: PaymentStepProps) {
  const intl = useIntl();
  const { contract_uid, total, payment_method, status, deleted_at, store } = contract;
  const { form, submit, failure, paying, lastDay } = usePaymentForm(contract);
  const resend = useResendSms(contract, { quiet: true });
  const { errors } = form.formState;
  const method = form.watch('payment_method') ?? payment_method;
  const offered = store.payments_methods;
  // What the customer chose, and the dealer has switched off since, may still be how the money came; so may what was
  // marked here before the customer chose another.
  const others = [payment_method, method].filter((way) => way !== null).filter((way) => !offered.includes(way));
  const ways = [...new Set([...others, ...offered])];
  const isOther = form.watch('amount') !== total;
  const [asking, setAsking] = useState(false);
  // Another sum than the total is asked about first; what is wrong with the form is told before that.
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isOther && (await form.trigger())) setAsking(true);
    else await submit();
  };
  const error = failure ?? (resend.error && failureText(resend.error, intl));

  return (
    <StepPanel
      contract={contract}
      title={<FormattedMessage {...messages.payTitle} values={{ total: formatMoney(total) }} />}
      why={<Why contract={contract} />}
      info={status === 'SIGNED' && payment_method && !deleted_at && <MissingSheet uid={contract_uid} />}
      action={{ label: <FormattedMessage {...messages.pay} />, icon: CheckIcon }}
    >
      <FormProvider {...form}>
        <StepFields onSubmit={(event) => void send(event)} noValidate>
          <StepCell size="row">
            <Methods>
              <legend>
                <FormattedMessage {...messages.method} />
                <chakra.span aria-hidden="true" color="error" marginInlineStart="4px">
                  *
                </chakra.span>
              </legend>
              {ways.map((way) => (
                <Radio key={way} value={way} {...form.register('payment_method')}>
                  {intl.formatMessage(methodMessages[way])}
                </Radio>
              ))}
              {errors.payment_method && <p role="alert">{errors.payment_method.message}</p>}
            </Methods>
          </StepCell>
          <PaymentFields contract={contract} method={method} lastDay={lastDay} />
          <StepFailure>{error}</StepFailure>
          <StepButtons beside={!isOther}>
            {onCancel && (
              <Button onClick={onCancel}>
                <FormattedMessage {...messages.cancel} />
              </Button>
            )}
            {!deleted_at && !onCancel && (
              <ResendButton loading={resend.isPending} onPress={() => resend.mutate()}>
                <FormattedMessage {...messages.resend} />
              </ResendButton>
            )}
            <StepSubmit icon={CheckIcon} loading={paying}>
              <FormattedMessage {...messages.pay} />
            </StepSubmit>
          </StepButtons>
        </StepFields>
      </FormProvider>
      {asking && (
        <OtherAmountDialog
          amount={form.getValues('amount')}
          total={total}
          confirm={<FormattedMessage {...messages.pay} />}
          onClose={() => setAsking(false)}
          onConfirm={() => void submit()}
        />
      )}
    </StepPanel>
  );
}
