import { type ComponentProps, useRef } from 'react';
import { chakra } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { controlRecipe } from '../../field/control-recipe';
import { parseTime } from '../../format';
import { messages } from './messages';
import { type Typing, useTypedText } from './use-typed-text';

const Control = chakra('input', {
  ...controlRecipe,
  base: { ...controlRecipe.base, fontVariantNumeric: 'tabular-nums' },
});

const typing: Typing = { read: parseTime, write: (value) => value };

interface TimeInputProps extends Omit<ComponentProps<typeof Control>, 'value' | 'onChange' | 'onBlur' | 'size'> {
  /** `09:30`, or what was typed while it is no hour. */
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
}

/** An hour of the day, 24 of them whatever the browser's language; 9, 930 and 9.30 are written out when it is left. */
export function TimeInput({ value, onChange, onBlur, ...input }: TimeInputProps) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const text = useTypedText({ typing, input: control, value, onChange, onLeave: () => onBlur?.() });
  return (
    <Control
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder={intl.formatMessage(messages.timeForm)}
      {...input}
      {...text.input}
    />
  );
}
