import { isApiError } from 'shared-api/errors';
import { applyServerErrors, failureText } from 'shared-ui/data';
import type { FieldPath, FieldValues, UseFormReturn } from 'shared-ui/forms';
import type { IntlShape } from 'shared-ui/intl';

/**
 * Puts a refusal's sentences on their fields.
 * @returns what belongs to no field, to be said above the form
 */
export function showRefusal<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  error: unknown,
  intl: IntlShape,
): string | null {
  if (!isApiError(error) || error.status !== 422) return failureText(error, intl);
  return Object.values(applyServerErrors(form, error.fields)).flat().join(' ') || null;
}

/** Gives the focus to the field of that name, if the form has it. */
export function focusField<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  fields: readonly { readonly name: FieldPath<Values> }[],
  field: string,
): void {
  const known = fields.find(({ name }) => name === field);
  if (known) form.setFocus(known.name);
}
