import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { type FieldFrame, FormField } from '../../field';
import { controlRecipe } from '../../field/control-recipe';

const Control = chakra('input', {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    fontVariantNumeric: 'tabular-nums',
    '&::-webkit-calendar-picker-indicator': { cursor: 'pointer', opacity: 0.7 },
  },
});

interface DateFieldProps extends FieldFrame, Omit<ComponentProps<typeof Control>, keyof FieldFrame | 'type' | 'size'> {}

/**
 * A day, as the browser asks for one: its own calendar, which phones and screen readers know best. The value is
 * `2026-11-21`. Takes `{...form.register('date')}` as it is.
 */
export function DateField({
  label,
  hint,
  error,
  warning,
  beside,
  code,
  required,
  optional,
  id,
  ...input
}: DateFieldProps) {
  return (
    <FormField {...{ label, hint, error, warning, beside, code, required, optional, id }}>
      {(control) => <Control {...input} {...control} type="date" />}
    </FormField>
  );
}
