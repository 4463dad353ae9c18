import { type ComponentProps, useRef } from 'react';
import { validationMessages } from 'shared-api/messages';
import { FormattedMessage } from 'shared-ui/intl';
import { type FieldFrame, FormField } from '../../field';
import { splitFrame } from '../../field/split-frame';
import { DateInput, useDateInput } from './date-input';
import { messages } from './messages';
import { type FieldValueProps, useFieldValue } from './use-field-value';

interface DateFieldProps
  extends FieldFrame,
    FieldValueProps,
    Omit<ComponentProps<typeof DateInput>, keyof FieldFrame | keyof FieldValueProps | 'date'> {}

/**
 * A day: typed or pasted as DD/MM/YYYY, or chosen from a calendar whose weeks begin on Monday, whatever the browser's
 * language. The value is `2026-11-21`; a text that is no day stays as it was typed, in the field and as its value.
 * Takes `{...form.register('date')}` as it is.
 */
export function DateField({ value, defaultValue, onChange, onBlur, ref, ...props }: DateFieldProps) {
  const [frame, input] = splitFrame(props);
  const control = useRef<HTMLInputElement>(null);
  const { held, change, leave } = useFieldValue(
    { name: input.name, value, defaultValue, onChange, onBlur, ref },
    control,
  );
  const date = useDateInput({ input: control, value: held, onChange: change, onLeave: leave });
  return (
    <FormField
      {...frame}
      error={date.text.unreadable ? <FormattedMessage {...validationMessages.date} /> : frame.error}
      warning={date.calendar.failed ? <FormattedMessage {...messages.noCalendar} /> : frame.warning}
    >
      {(field) => <DateInput {...input} {...field} date={date} />}
    </FormField>
  );
}
