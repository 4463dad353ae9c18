import { type ReactNode, useState } from 'react';
import { isApiError } from 'shared-api/errors';
import { Note } from 'shared-ui';
import { applyServerErrors, type FieldValues, type UseFormReturn } from 'shared-ui/data';
import { type IntlShape, useIntl } from 'shared-ui/intl';
import { messages } from './messages';

const secondsPerMinute = 60;

function sentenceOf(error: unknown, intl: IntlShape): string | null {
  if (!isApiError(error) || error.status === 422) {
    return null;
  }
  return error.status === 429 && error.retryAfter !== null
    ? intl.formatMessage(messages.wait, { minutes: Math.ceil(error.retryAfter / secondsPerMinute) })
    : error.message;
}

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
export function useFormFailure<Values extends FieldValues>(form: UseFormReturn<Values>): FormFailure {
  const intl = useIntl();
  const [text, setText] = useState<string | null>(null);
  return {
    note:
      text === null ? null : (
        <Note tone="error" role="alert">
          {text}
        </Note>
      ),
    clear: () => setText(null),
    show(error) {
      const rest = isApiError(error) && error.status === 422 ? applyServerErrors(form, error.fields) : {};
      const unplaced = Object.values(rest).flat().join(' ');
      setText(unplaced || sentenceOf(error, intl));
    },
  };
}
