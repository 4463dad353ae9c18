import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { controlRecipe } from './control-recipe';
import { type FieldFrame, FormField } from './form-field';

const Control = chakra('textarea', controlRecipe);

interface TextAreaFieldProps extends FieldFrame, Omit<ComponentProps<typeof Control>, keyof FieldFrame> {}

/** Several lines of text. */
export function TextAreaField({
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
}: TextAreaFieldProps) {
  return (
    <FormField {...{ label, hint, error, warning, beside, code, required, optional, id }}>
      {(control) => <Control multiline rows={4} {...input} {...control} />}
    </FormField>
  );
}
