import type { ReactNode } from 'react';
import { isApiError } from 'shared-api/errors';
import { Note } from 'shared-ui';
import type { FieldValues, UseFormReturn } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { applyServerErrors } from './apply-server-errors';
import { failureText } from './failures';
import { useFailure } from './use-failure';

interface FormFailure {
  /** The note above the form; nothing when there is nothing to say. */
  readonly note: ReactNode;
  readonly clear: () => void;
  readonly show: (error: unknown) => void;
}

/**
 * What a form does with a refusal: a 422 goes to its fields, what belongs to no field and every other refusal into a
 * note above the form. No answer at all has been said by the shell already.
 */
export function useFormFailure<Values extends FieldValues, Output = Values>(
  form: UseFormReturn<Values, unknown, Output>,
): FormFailure {
  const intl = useIntl();
  const [text, setText] = useFailure();

  function sentenceOf(error: unknown): string | null {
    if (!isApiError(error)) return null;
    if (error.status !== 422) return failureText(error, intl);
    const rest = applyServerErrors(form, error.fields);
    return Object.values(rest).flat().join(' ') || null;
  }

  return {
    note:
      text === null ? null : (
        <Note tone="error" role="alert">
          {text}
        </Note>
      ),
    clear: () => setText(null),
    show: (error) => setText(sentenceOf(error)),
  };
}
