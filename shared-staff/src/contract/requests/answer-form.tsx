import { whyShut } from 'shared-api/domain';
import type { ContractRequest, StaffContract } from 'shared-api/entities';
import { Button, HStack, Note, Stack } from 'shared-ui';
import { TextAreaField } from 'shared-ui/components';
import { isDay, parseTime } from 'shared-ui/format';
import { useWatch } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { DateTimeField } from 'shared-ui/work';
import { mayBeAgreed, messages } from './messages';
import { useAnswerForm } from './use-requests';

const shutMessages = { holiday: messages.holidayThen, weekday: messages.shutThen, hour: messages.shutAtHour } as const;

interface AnswerFormProps {
  contract: StaffContract;
  request: ContractRequest;
  onCancel(): void;
}

/** What the customer gets by e-mail and reads in the account; it closes the request. */
export function AnswerForm({ contract, request, onCancel }: AnswerFormProps) {
  const { store } = contract;
  const { form, submit, failure, sending } = useAnswerForm(contract.contract_uid, request);
  const { errors } = form.formState;
  const [day = '', time = ''] = useWatch({ control: form.control, name: 'appointment_at' }).split('T');
  const shut = isDay(day) ? whyShut(store.opening_hours, day, parseTime(time) ?? undefined) : null;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="16px" marginTop="12px" maxWidth="560px">
        {failure && (
          <Note tone="error" role="alert">
            {failure}
          </Note>
        )}
        <TextAreaField
          label={<FormattedMessage {...messages.answerText} />}
          rows={3}
          autoFocus
          error={errors.text?.message}
          {...form.register('text')}
        />
        {mayBeAgreed(request.kind) && (
          <DateTimeField
            label={<FormattedMessage {...messages.agreed} />}
            usualTime="09:00"
            optional
            warning={shut && <FormattedMessage {...shutMessages[shut]} values={{ store: store.name }} />}
            error={errors.appointment_at?.message}
            {...form.register('appointment_at')}
          />
        )}
        <HStack gap="12px" wrap="wrap">
          <Button type="submit" look="solid" loading={sending}>
            <FormattedMessage {...messages.send} />
          </Button>
          <Button onClick={onCancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}
