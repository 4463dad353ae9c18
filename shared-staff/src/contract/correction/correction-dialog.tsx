import { type FormEvent, useState } from 'react';
import type { PaymentMethod } from 'shared-api/domain';
import type { StaffContract } from 'shared-api/entities';
import { Text } from 'shared-ui';
import { TextAreaField } from 'shared-ui/components';
import { FormProvider } from 'shared-ui/forms';
import { CheckIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { methodMessages } from '../../common/labels/method.messages';
import { OtherAmountDialog } from '../next-step/other-amount-dialog';
import { PaymentFields } from '../next-step/payment-fields';
import { StepButtons, StepCell, StepFailure, StepFields, StepSubmit } from '../next-step/step-fields';
import { messages } from './messages';
import { useCorrectionForm } from './use-correction-form';

interface CorrectionDialogProps {
  contract: StaffContract;
  method: PaymentMethod;
  onClose(): void;
}

/** What was recorded of a payment, to be put right; another sum than the total is asked about as when it came. */
export function CorrectionDialog({ contract, method, onClose }: CorrectionDialogProps) {
  const intl = useIntl();
  const { total } = contract;
  const { form, dirty, submit, failure, correcting, lastDay } = useCorrectionForm(contract, onClose);
  const [asking, setAsking] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const amount = form.getValues('amount');
    const asks = amount !== total && amount !== contract.amount;
    if (asks && (await form.trigger())) setAsking(true);
    else await submit();
  };
  const name = intl.formatMessage(methodMessages[method]).toLowerCase();
  const { reason } = form.formState.errors;

  return (
    <Dialog open onClose={onClose} dirty={dirty} title={<FormattedMessage {...messages.title} />}>
      <Text muted marginBottom="16px">
        <FormattedMessage {...messages.lead} values={{ method: name }} />
      </Text>
      <FormProvider {...form}>
        <StepFields onSubmit={(event) => void send(event)} noValidate>
          <PaymentFields contract={contract} method={method} lastDay={lastDay} />
          <StepCell size="row">
            <TextAreaField
              {...form.register('reason')}
              rows={2}
              label={<FormattedMessage {...messages.reason} />}
              hint={<FormattedMessage {...messages.reasonHint} />}
              required
              error={reason?.message}
            />
          </StepCell>
          <StepFailure>{failure}</StepFailure>
          <StepButtons>
            <StepSubmit icon={CheckIcon} loading={correcting}>
              <FormattedMessage {...messages.correct} />
            </StepSubmit>
          </StepButtons>
        </StepFields>
      </FormProvider>
      {asking && (
        <OtherAmountDialog
          amount={form.getValues('amount')}
          total={total}
          confirm={<FormattedMessage {...messages.correct} />}
          onClose={() => setAsking(false)}
          onConfirm={() => void submit()}
        />
      )}
    </Dialog>
  );
}
