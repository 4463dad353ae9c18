import type { ComponentProps } from 'react';
import { chakra } from 'shared-ui/chakra';
import { ChevronDownIcon, Icon } from '../icons';
import { controlRecipe } from './control-recipe';
import { type FieldFrame, FormField } from './form-field';
import { splitFrame } from './split-frame';

const Control = chakra('select', controlRecipe);
const Shell = chakra('div', {
  base: {
    position: 'relative',
    '& > select': { appearance: 'none', paddingInlineEnd: '36px' },
    '& > span': { position: 'absolute', insetInlineEnd: '12px', top: 'calc(50% - 8px)', pointerEvents: 'none' },
  },
});

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends FieldFrame, Omit<ComponentProps<typeof Control>, keyof FieldFrame | 'children'> {
  options: readonly Option[];
  /** The first, empty choice, such as "Scegli". */
  placeholder?: string;
}

/** A choice from a list: the browser's own, which phones and screen readers know best. */
export function SelectField(props: SelectFieldProps) {
  const [frame, { options, placeholder, ...select }] = splitFrame(props);
  return (
    <FormField {...frame}>
      {(control) => (
        <Shell>
          <Control {...select} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Control>
          <Icon of={ChevronDownIcon} />
        </Shell>
      )}
    </FormField>
  );
}
