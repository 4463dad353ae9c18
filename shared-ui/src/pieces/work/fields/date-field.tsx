import type { ComponentProps } from 'react';
import { chakra } from 'shared-ui/chakra';
import { type FieldFrame, FormField } from '../../field';
import { controlRecipe } from '../../field/control-recipe';
import { splitFrame } from '../../field/split-frame';

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
export function DateField(props: DateFieldProps) {
  const [frame, input] = splitFrame(props);
  return <FormField {...frame}>{(control) => <Control {...input} {...control} type="date" />}</FormField>;
}
