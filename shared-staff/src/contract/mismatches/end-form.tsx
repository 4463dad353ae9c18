import type { PaymentMismatch } from 'shared-api/entities';
import { Button, HStack, Note, Stack } from 'shared-ui';
import { TextAreaField, TextField } from 'shared-ui/components';
import { formatMoney } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';
import { type MismatchOutcome, useEndForm } from './use-end-form';

interface EndFormProps {
  uid: string;
  mismatch: PaymentMismatch;
  outcome: MismatchOutcome;
  onCancel(): void;
}

/** Gives the money back with its reference, or says why it stays. */
export function EndForm({ uid, mismatch, outcome, onCancel }: EndFormProps) {
  const { form, submit, failure, sending } = useEndForm(uid, mismatch, outcome);
  const error = form.formState.errors.note?.message;
  const field = { ...form.register('note'), autoFocus: true, autoComplete: 'off', error };
  const refunds = outcome === 'refunded';
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="16px" marginTop="12px" maxWidth="560px">
        {failure && (
          <Note tone="error" role="alert">
            {failure}
          </Note>
        )}
        {refunds ? (
          <TextField
            {...field}
            mono
            label={<FormattedMessage {...messages.refundReference} />}
            hint={<FormattedMessage {...messages.refundHint} />}
          />
        ) : (
          <TextAreaField
            {...field}
            rows={2}
            label={<FormattedMessage {...(mismatch.returned ? messages.howItEnded : messages.reason)} />}
            hint={<FormattedMessage {...messages.reasonHint} />}
          />
        )}
        <HStack gap="12px" wrap="wrap">
          <Button type="submit" look="solid" loading={sending}>
            {refunds ? (
              <FormattedMessage
                {...messages.refundAmount}
                values={{ amount: mismatch.amount && formatMoney(mismatch.amount) }}
              />
            ) : (
              <FormattedMessage {...(mismatch.returned ? messages.closeReturned : messages.keep)} />
            )}
          </Button>
          <Button onClick={onCancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}
