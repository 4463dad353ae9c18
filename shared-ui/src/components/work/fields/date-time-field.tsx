import { type ComponentProps, useRef, useState } from 'react';
import { validationMessages } from 'shared-api/messages';
import { chakra } from 'shared-ui/chakra';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { type FieldFrame, FormField, labelId } from '../../field';
import { splitFrame } from '../../field/split-frame';
import { isDay, parseTime } from '../../format';
import { DateInput, useDateInput } from './date-input';
import { messages } from './messages';
import { TimeInput } from './time-input';
import { type FieldValueProps, useFieldValue } from './use-field-value';

const Pair = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 88px', gap: '8px' } });

interface DateTimeFieldProps
  extends FieldFrame,
    FieldValueProps,
    Omit<ComponentProps<typeof DateInput>, keyof FieldFrame | keyof FieldValueProps | 'date'> {
  /** The hour that is written beside a day while none is: `00:00` for a beginning, `23:59` for an end. */
  usualTime: string;
}

const partsOf = (value: string): readonly [day: string, time: string] => {
  const [day = '', ...time] = value.split('T');
  return [day, time.join('T')];
};

/** What keeps a day and an hour from being a moment, or null; nothing at all is none. */
function faultOf(day: string, time: string): MessageDescriptor | null {
  if (day === '' && time === '') return null;
  if (day === '') return messages.dateMissing;
  if (!isDay(day)) return validationMessages.date;
  if (time === '') return messages.timeMissing;
  return parseTime(time) === null ? messages.noSuchTime : null;
}

/**
 * A day and an hour side by side. The value is `2026-11-21T09:30`, empty while nothing is written; what is no day or no
 * hour stays in it as it was typed. Takes `{...form.register('visible_at')}` as it is.
 */
export function DateTimeField({ value, defaultValue, onChange, onBlur, ref, usualTime, ...props }: DateTimeFieldProps) {
  const [frame, input] = splitFrame(props);
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(true);
  // An hour that nobody wrote goes with its day.
  const [filledIn, setFilledIn] = useState(false);
  const { held, change, leave } = useFieldValue(
    { name: input.name, value, defaultValue, onChange, onBlur, ref },
    control,
  );
  const [day, time] = partsOf(held);

  function write(nextDay: string, nextTime: string) {
    setLeft(false);
    change(nextDay === '' && nextTime === '' ? '' : `${nextDay}T${nextTime}`);
  }

  function writeDay(next: string) {
    if (time === '' && isDay(next)) {
      setFilledIn(true);
      write(next, usualTime);
    } else write(next, next === '' && filledIn ? '' : time);
  }

  function writeTime(next: string) {
    setFilledIn(false);
    write(day, next);
  }

  function leavePart() {
    setLeft(true);
    leave();
  }

  const date = useDateInput({
    input: control,
    value: day,
    onChange: writeDay,
    onLeave: leavePart,
  });
  const fault = left ? faultOf(day, time) : null;
  return (
    <FormField
      {...frame}
      error={fault ? <FormattedMessage {...fault} /> : frame.error}
      warning={date.calendar.failed ? <FormattedMessage {...messages.noCalendar} /> : frame.warning}
    >
      {(field) => (
        <Pair role="group" aria-labelledby={labelId(field.id)}>
          <DateInput {...input} {...field} date={date} />
          <TimeInput
            aria-label={intl.formatMessage(messages.time)}
            aria-describedby={field['aria-describedby']}
            aria-invalid={field['aria-invalid']}
            readOnly={input.readOnly}
            disabled={input.disabled}
            value={time}
            onChange={writeTime}
            onBlur={leavePart}
          />
        </Pair>
      )}
    </FormField>
  );
}
