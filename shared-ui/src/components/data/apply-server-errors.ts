import { flushSync } from 'react-dom';
import type { FieldPath, FieldValues, UseFormReturn } from 'shared-ui/forms';

/** The `errors` object of a 422: Italian sentences by field name. */
export type ServerErrors = Readonly<Record<string, readonly string[]>>;

/**
 * Puts a 422's sentences on the form's fields and the focus on the first of them. The typed values stay.
 * @returns the errors that belong to no field of this form, to be shown above it.
 */
export function applyServerErrors<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  errors: ServerErrors,
): ServerErrors {
  const known = Object.keys(form.getValues());
  const isField = (name: string): name is FieldPath<Values> => known.includes(name.split('.')[0] ?? '');

  const rest: Record<string, readonly string[]> = {};
  let focused = false;
  for (const [name, sentences] of Object.entries(errors)) {
    if (isField(name)) {
      const error = { type: 'server', message: sentences.join(' ') };
      // Drawn first: a screen reader reads what a field is described by as the focus comes, and not after.
      flushSync(() => form.setError(name, error));
      if (!focused) form.setError(name, error, { shouldFocus: true });
      focused = true;
    } else {
      rest[name] = sentences;
    }
  }
  return rest;
}
