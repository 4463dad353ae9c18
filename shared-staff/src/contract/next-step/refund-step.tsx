import type { StaffContract } from 'shared-api/entities';
import { Note } from 'shared-ui';
import { TextAreaField, TextField } from 'shared-ui/components';
import { formatDate, formatMoney, romeDay } from 'shared-ui/format';
import { Controller } from 'shared-ui/forms';
import { CheckIcon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { DateField } from 'shared-ui/work';
import { messages } from './messages';
import { AmountCell, StepButtons, StepCell, StepFailure, StepFields, StepSubmit } from './step-fields';
import { StepPanel } from './step-panel';
import { useRefundForm } from './use-refund-form';

/** The customer withdrew after paying: the money goes back within 14 days, and is recorded here. */
export function RefundStep({ contract }: { contract: StaffContract }) {
  const { withdrawn_at, refund_due_at, amount, total, refunded_by_provider, payment_mismatches = [] } = contract;
  const { form, submit, failure, refused, refunding, today } = useRefundForm(contract);
  const { errors } = form.formState;
  return (
    <StepPanel
      contract={contract}
      title={<FormattedMessage {...messages.refundTitle} values={{ amount: formatMoney(amount ?? total) }} />}
      why={
        <FormattedMessage
          {...(refunded_by_provider ? messages.refundWhyCard : messages.refundWhy)}
          values={{ date: formatDate(withdrawn_at ?? ''), due: formatDate(refund_due_at ?? '') }}
        />
      }
      info={
        <>
          {payment_mismatches.some(({ returned }) => !returned) && (
            <Note tone="info" marginTop="12px">
              <FormattedMessage {...messages.refundBeside} />
            </Note>
          )}
          {payment_mismatches.some(({ returned }) => returned) && (
            <Note tone="warning" marginTop="12px">
              <FormattedMessage {...messages.refundReturned} />
            </Note>
          )}
        </>
      }
      action={{ label: <FormattedMessage {...messages.refund} />, icon: CheckIcon }}
    >
      <StepFields onSubmit={submit} noValidate>
        <Controller
          control={form.control}
          name="amount"
          render={({ field: { ref, ...field }, fieldState }) => (
            <AmountCell {...field} error={fieldState.error?.message} />
          )}
        />
        <StepCell size="day">
          <DateField
            {...form.register('day')}
            label={<FormattedMessage {...messages.refundDay} />}
            min={withdrawn_at ? romeDay(withdrawn_at) : undefined}
            max={today}
            required
            error={errors.day?.message}
          />
        </StepCell>
        <StepCell size="text">
          <TextField
            {...form.register('reference')}
            mono
            label={<FormattedMessage {...messages.reference} />}
            autoComplete="off"
            required
            error={errors.reference?.message}
          />
        </StepCell>
        {refused && (
          <StepCell size="row">
            <TextAreaField
              {...form.register('note')}
              rows={2}
              autoFocus
              label={<FormattedMessage {...messages.refundedOtherwise} />}
              required
              error={errors.note?.message}
            />
          </StepCell>
        )}
        <StepFailure>{failure}</StepFailure>
        <StepButtons beside={!refused}>
          <StepSubmit icon={CheckIcon} loading={refunding}>
            <FormattedMessage {...messages.refund} />
          </StepSubmit>
        </StepButtons>
      </StepFields>
    </StepPanel>
  );
}
