import { type ComponentProps, type RefObject, useId } from 'react';
import { IconButton } from 'shared-ui';
import { chakra } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { controlRecipe } from '../../field/control-recipe';
import { formatDate, isDay, parseDate, withSlashes } from '../../format';
import { CalendarIcon } from '../../icons';
import { messages } from './messages';
import { useCalendar } from './use-calendar';
import { type Typing, useTypedText } from './use-typed-text';

/** What is narrower than this has just room for the date itself: two fields side by side on a phone, or large letters. */
const narrow = '@container (max-width: 10em)';
const Shell = chakra('div', { base: { minWidth: 0 } });
const Box = chakra('div', {
  base: {
    position: 'relative',
    containerType: 'inline-size',
    // Ten of its own letters: smaller text has room in a smaller field.
    fontSize: 'var(--control-text)',
    '& > input': { [narrow]: { paddingInline: '6px 28px', letterSpacing: '-0.02em' } },
    '& > button': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      [narrow]: { width: '28px', aspectRatio: 'auto' },
    },
  },
});
const Control = chakra('input', {
  ...controlRecipe,
  base: { ...controlRecipe.base, fontVariantNumeric: 'tabular-nums', paddingInlineEnd: 'var(--control)' },
});

/** `2026-11-21`, typed and shown as 21/11/2026. */
const typing: Typing = {
  read: parseDate,
  write: (value) => (isDay(value) ? formatDate(value) : value),
  complete: withSlashes,
};

interface DateText {
  input: RefObject<HTMLInputElement | null>;
  /** `2026-11-21`, or what was typed while it is no day. */
  value: string;
  onChange(value: string): void;
  onLeave(): void;
}

/** A day as text, and the calendar beside it: what `DateInput` shows. */
export function useDateInput(date: DateText) {
  return { value: date.value, text: useTypedText({ typing, ...date }), calendar: useCalendar() };
}

interface DateInputProps extends Omit<ComponentProps<typeof Control>, 'value' | 'min' | 'max' | 'size'> {
  date: ReturnType<typeof useDateInput>;
  /** The first and the last day that the calendar offers. */
  min?: string | number | undefined;
  max?: string | number | undefined;
}

const dayOrNone = (day: string | number | undefined) => (typeof day === 'string' && isDay(day) ? day : undefined);

/** The control of a date, without the frame of a field. */
export function DateInput({ date: { value, text, calendar }, min, max, ...input }: DateInputProps) {
  const intl = useIntl();
  const id = useId();
  const { Shown, button } = calendar;
  const ids = { shell: `${id}-shell`, button: `${id}-button`, calendar: `${id}-calendar` };

  function close() {
    // Before the calendar goes: a dialog around it would take the focus to its own beginning.
    if (document.getElementById(ids.calendar)?.contains(document.activeElement)) button.current?.focus();
    calendar.close();
  }

  return (
    <Shell id={ids.shell}>
      <Box>
        <Control
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={intl.formatMessage(messages.dateForm)}
          {...input}
          {...text.input}
        />
        {!input.readOnly && (
          <IconButton
            ref={button}
            id={ids.button}
            icon={CalendarIcon}
            label={intl.formatMessage(messages.openCalendar)}
            aria-haspopup="dialog"
            aria-expanded={Shown !== null}
            aria-controls={Shown ? ids.calendar : undefined}
            disabled={input.disabled}
            onClick={calendar.toggle}
          />
        )}
      </Box>
      {Shown && (
        <Shown
          id={ids.calendar}
          fieldId={ids.shell}
          buttonId={ids.button}
          chosen={dayOrNone(value)}
          min={dayOrNone(min)}
          max={dayOrNone(max)}
          onChoose={text.put}
          onClose={close}
        />
      )}
    </Shell>
  );
}
