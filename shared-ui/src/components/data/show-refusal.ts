import { isFieldError } from 'shared-api/errors';
import type { FieldValues, UseFormReturn } from 'shared-ui/forms';
import type { IntlShape } from 'shared-ui/intl';
import { applyServerErrors } from './apply-server-errors';
import { failureText } from './failures';

/**
 * Puts a refusal's sentences on the form's fields.
 * @param nameOf the form's field for the server's, where they differ
 * @returns what belongs to no field, to be said above the form or beside its button; null when all has its place
 */
export function showRefusal<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
  intl: IntlShape,
  nameOf: (field: string) => string = (field) => field,
): string | null {
  if (!isFieldError(error)) return failureText(error, intl);
  const fields = Object.fromEntries(Object.entries(error.fields).map(([field, said]) => [nameOf(field), said]));
  const unplaced = Object.values(applyServerErrors(form, fields)).flat();
  if (unplaced.length > 0) return unplaced.join(' ');
  return Object.keys(fields).length === 0 ? error.message : null;
}
