import { type ComponentProps, useRef } from 'react';
import { chakra } from 'shared-ui/chakra';
import { controlRecipe } from '../../field/control-recipe';
import { type Typing, useTypedText } from './use-typed-text';

const Control = chakra('input', {
  ...controlRecipe,
  base: { ...controlRecipe.base, fontVariantNumeric: 'tabular-nums' },
});

export interface TypedInputProps
  extends Omit<ComponentProps<typeof Control>, 'value' | 'onChange' | 'onBlur' | 'size'> {
  typing: Typing;
  /** The value, or what was typed while that means none. */
  value: string;
  onChange(value: string): void;
  /** It was left, or sent with Enter. */
  onBlur?(): void;
}

/** A value that is typed in short forms and written out when the field is left. */
export function TypedInput({ typing, value, onChange, onBlur, ...input }: TypedInputProps) {
  const control = useRef<HTMLInputElement>(null);
  const text = useTypedText({ typing, input: control, value, onChange, onLeave: () => onBlur?.() });
  return <Control type="text" autoComplete="off" {...input} {...text.input} />;
}
