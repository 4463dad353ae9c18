import type { StaffContract } from 'shared-api/entities';
import { Button, CheckIcon, Icon, Note, TextField } from 'shared-ui';
import { Controller } from 'shared-ui/data';
import { formatDate, formatMoney, romeDay } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { DateField, MoneyField } from 'shared-ui/work';
import { messages } from './messages';
import { StepButtons, StepCell, StepFields } from './step-fields';
import { StepPanel } from './step-panel';
import { useRefundForm } from './use-refund-form';

/** The customer withdrew after paying: the money goes back within 14 days, and is recorded here. */
export function RefundStep({ contract }: { contract: StaffContract }) {
  const { withdrawn_at, refund_due_at, amount, total, payment_method } = contract;
  const { form, submit, failure, refunding, today } = useRefundForm(contract);
  const { errors } = form.formState;
  return (
    <StepPanel
      contract={contract}
      title={<FormattedMessage {...messages.refundTitle} values={{ amount: formatMoney(amount ?? total) }} />}
      why={
        <FormattedMessage
          {...(payment_method === 'carta' ? messages.refundWhyCard : messages.refundWhy)}
          values={{ date: formatDate(withdrawn_at ?? ''), due: formatDate(refund_due_at ?? '') }}
        />
      }
      action={{ label: <FormattedMessage {...messages.refund} />, icon: CheckIcon }}
    >
      <StepFields onSubmit={submit} noValidate>
        <StepCell size="amount">
          <Controller
            control={form.control}
            name="amount"
            render={({ field: { ref, ...field } }) => (
              <MoneyField {...field} label={<FormattedMessage {...messages.amount} />} error={errors.amount?.message} />
            )}
          />
        </StepCell>
        <StepCell size="day">
          <DateField
            {...form.register('day')}
            label={<FormattedMessage {...messages.refundDay} />}
            min={withdrawn_at ? romeDay(withdrawn_at) : undefined}
            max={today}
            error={errors.day?.message}
          />
        </StepCell>
        <StepCell size="text">
          <TextField
            {...form.register('reference')}
            mono
            label={<FormattedMessage {...messages.reference} />}
            autoComplete="off"
            error={errors.reference?.message}
          />
        </StepCell>
        {failure && (
          <StepCell size="row">
            <Note tone="error" role="alert">
              {failure}
            </Note>
          </StepCell>
        )}
        <StepButtons beside>
          <Button type="submit" look="solid" loading={refunding}>
            <Icon of={CheckIcon} />
            <FormattedMessage {...messages.refund} />
          </Button>
        </StepButtons>
      </StepFields>
    </StepPanel>
  );
}
