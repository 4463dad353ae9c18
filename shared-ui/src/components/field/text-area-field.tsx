import type { ComponentProps } from 'react';
import { chakra } from 'shared-ui/chakra';
import { controlRecipe } from './control-recipe';
import { type FieldFrame, FormField } from './form-field';
import { splitFrame } from './split-frame';

const Control = chakra('textarea', controlRecipe);

interface TextAreaFieldProps extends FieldFrame, Omit<ComponentProps<typeof Control>, keyof FieldFrame> {}

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const [frame, input] = splitFrame(props);
  return <FormField {...frame}>{(control) => <Control multiline rows={4} {...input} {...control} />}</FormField>;
}
