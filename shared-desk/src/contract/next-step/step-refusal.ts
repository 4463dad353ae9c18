import { isFieldError } from 'shared-api/errors';
import { applyServerErrors, failureText } from 'shared-ui/data';
import type { FieldValues, UseFormReturn } from 'shared-ui/forms';
import type { IntlShape } from 'shared-ui/intl';

/**
 * Puts a refusal on the step's fields.
 * @param renamed the server's field, and the form's, where they differ
 * @returns what belongs to no field, to be said beside the button; null when everything has its place
 */
export function stepRefusal<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
  intl: IntlShape,
  renamed: Readonly<Record<string, string>> = {},
): string | null {
  if (!isFieldError(error)) return failureText(error, intl);
  const fields = Object.fromEntries(Object.entries(error.fields).map(([name, said]) => [renamed[name] ?? name, said]));
  const unplaced = Object.values(applyServerErrors(form, fields)).flat();
  if (unplaced.length > 0) return unplaced.join(' ');
  return Object.keys(fields).length === 0 ? error.message : null;
}
