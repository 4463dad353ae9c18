import { whyShut } from 'shared-api/domain';
import type { ContractRequest, StaffContract } from 'shared-api/entities';
import { Button, HStack, Note, Stack } from 'shared-ui';
import { TextAreaField } from 'shared-ui/components';
import { isDay, parseTime, toLocalTime } from 'shared-ui/format';
import { useWatch } from 'shared-ui/forms';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';
import { DateTimeField } from 'shared-ui/work';
import { mayBeAgreed, messages } from './messages';
import { useAnswerForm } from './use-answer-form';

const shutMessages = { holiday: messages.holidayThen, weekday: messages.shutThen, hour: messages.shutAtHour } as const;

interface AnswerFormProps {
  contract: StaffContract;
  request: ContractRequest;
  /** It was sent, or given up. */
  onClose(): void;
}

/** What the customer gets by e-mail and reads in the account: it closes the request, or takes an answer's place. */
export function AnswerForm({ contract, request, onClose }: AnswerFormProps) {
  const { store } = contract;
  const { form, seen, submit, failure, sending } = useAnswerForm(contract.contract_uid, request, onClose);
  const { errors } = form.formState;
  const [text, typed] = useWatch({ control: form.control, name: ['text', 'appointment_at'] });
  const [day = '', time = ''] = typed.split('T');
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
          warning={tellsFormerDay(seen, text, typed) && <FormattedMessage {...messages.formerAnswer} />}
          autoFocus
          error={errors.text?.message}
          {...form.register('text')}
        />
        {mayBeAgreed(request.kind) && (
          <DateTimeField
            label={<FormattedMessage {...messages.agreed} />}
            usualTime="09:00"
            optional
            hint={seen.appointment_at && <FormattedMessage {...messages.howToCallOff} />}
            warning={shut && <FormattedMessage {...shutMessages[shut]} values={{ store: store.name }} />}
            error={errors.appointment_at?.message}
            {...form.register('appointment_at')}
          />
        )}
        <HStack gap="12px" wrap="wrap">
          <Button type="submit" look="solid" loading={sending}>
            <FormattedMessage {...sendMessage(seen, typed)} />
          </Button>
          <Button onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}

/** Whether the words are still those beside an appointment that is being moved or called off: the server refuses them. */
function tellsFormerDay({ answer, appointment_at }: ContractRequest, text: string, typed: string): boolean {
  return appointment_at !== null && typed !== toLocalTime(appointment_at) && text.trim() === answer;
}

/** What sending does: to a request that waits, to its answer, to the appointment. */
function sendMessage({ answered_at, appointment_at }: ContractRequest, typed: string): MessageDescriptor {
  if (answered_at === null) return messages.send;
  if (appointment_at === null || typed === toLocalTime(appointment_at)) return messages.sendAnother;
  return typed === '' ? messages.callOff : messages.move;
}
