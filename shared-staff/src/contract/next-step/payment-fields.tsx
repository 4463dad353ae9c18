import { methodIs, type PaymentMethod } from 'shared-api/domain';
import type { StaffContract } from 'shared-api/entities';
import { TextAreaField, TextField } from 'shared-ui/components';
import { romeDay } from 'shared-ui/format';
import { Controller, useFormContext } from 'shared-ui/forms';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';
import { DateField } from 'shared-ui/work';
import { messages } from './messages';
import type { PaymentInput } from './payment-rules';
import { AmountCell, StepCell } from './step-fields';

const references: Readonly<Record<PaymentMethod, MessageDescriptor>> = {
  bonifico: messages.referenceTransfer,
  carta: messages.referenceCard,
  concessionaria: messages.referenceDealer,
};

interface PaymentFieldsProps {
  contract: Pick<StaffContract, 'total' | 'signed_at'>;
  method: PaymentMethod | null;
  /** `YYYY-MM-DD` */
  lastDay: string;
}

/** How much came, when, under which name; of another sum than the total also why. */
export function PaymentFields({ contract: { total, signed_at }, method, lastDay }: PaymentFieldsProps) {
  const { control, register, watch, formState } = useFormContext<PaymentInput>();
  const { errors } = formState;
  return (
    <>
      <Controller
        control={control}
        name="amount"
        render={({ field: { ref, ...field }, fieldState }) => (
          <AmountCell {...field} error={fieldState.error?.message} />
        )}
      />
      <StepCell size="day">
        <DateField
          {...register('day')}
          label={<FormattedMessage {...(methodIs('needsIban', method) ? messages.creditDay : messages.payDay)} />}
          min={signed_at ? romeDay(signed_at) : undefined}
          max={lastDay}
          required
          error={errors.day?.message}
        />
      </StepCell>
      <StepCell size="text">
        <TextField
          {...register('reference')}
          mono
          label={<FormattedMessage {...messages.reference} />}
          beside={method && <FormattedMessage {...references[method]} />}
          autoComplete="off"
          required
          error={errors.reference?.message}
        />
      </StepCell>
      {watch('amount') !== total && (
        <StepCell size="row">
          <TextAreaField
            {...register('note')}
            rows={2}
            label={<FormattedMessage {...messages.otherAmount} />}
            required
            error={errors.note?.message}
          />
        </StepCell>
      )}
    </>
  );
}
