import type { ComponentProps } from 'react';
import {
  bookletMark,
  contractFieldRules,
  isNumberField,
  type StaffCarField,
  type StaffCustomerField,
} from 'shared-api/entities';
import { TextField } from 'shared-ui/components';
import { useFormContext } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { DateField } from 'shared-ui/work';
import { fieldLabel } from '../fields/field-labels';
import type { EditField, EditValues } from './edit-values';

type Rest<P> = Omit<P, 'label' | 'error' | 'name'>;

/**
 * The label, the booklet's code, the error and the place in the form of one field.
 * @param onLeft what becomes of the text when the field is left
 * @param onTyped what else a change of the text changes
 */
export function useEditField(name: EditField, onLeft?: () => void, onTyped?: () => void) {
  const intl = useIntl();
  const { register, formState } = useFormContext<EditValues>();
  return {
    label: fieldLabel(name, intl),
    code: bookletMark(name),
    error: formState.errors[name]?.message,
    ...register(name, { onBlur: onLeft, onChange: onTyped }),
  };
}

type EditTextProps = { name: EditField; onTyped?(): void } & Rest<ComponentProps<typeof TextField>>;

export function EditText({ name, onTyped, ...rest }: EditTextProps) {
  return <TextField autoComplete="off" {...useEditField(name, undefined, onTyped)} {...rest} />;
}

export function EditDate({ name, ...rest }: { name: EditField } & Rest<ComponentProps<typeof DateField>>) {
  return <DateField {...useEditField(name)} {...rest} />;
}

/** A field of the table that has no place of its own on the page. */
export function OtherField({ name }: { name: StaffCarField | StaffCustomerField }) {
  const { kind, needed } = contractFieldRules[name];
  if (kind === 'day') return <EditDate name={name} />;
  return (
    <EditText
      name={name}
      optional={!needed}
      mono={kind === 'code'}
      inputMode={isNumberField(name) ? 'numeric' : 'text'}
    />
  );
}
