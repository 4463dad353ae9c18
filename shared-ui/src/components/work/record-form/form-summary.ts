import type { SummarisedError } from 'shared-ui/data';
import type { FieldErrors, FieldValues, UseFormReturn } from 'shared-ui/forms';

interface NamedField {
  readonly name: string;
  readonly label: string;
}

/** What is wrong in a form that was sent, in the order of the page; empty before. */
export function summaryOf<Values extends FieldValues, Output>(
  fields: readonly NamedField[],
  { isSubmitted, errors }: UseFormReturn<Values, unknown, Output>['formState'],
): readonly SummarisedError[] {
  if (!isSubmitted) return [];
  return fields.flatMap(({ name, label }) => {
    const sentence = sentenceOf(errors, name);
    return sentence ? [{ field: name, label, sentence }] : [];
  });
}

/** A field's error; of a list or a group, that of its first wrong entry. */
export function sentenceOf<Values extends FieldValues>(errors: FieldErrors<Values>, name: string): string | undefined {
  const entry = Object.entries(errors).find(([field]) => field === name);
  return entry && firstSentence(entry[1]);
}

function firstSentence(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  // An error without a sentence holds its element, which is not to be walked through.
  if ('ref' in error) return undefined;
  return Object.values(error)
    .map(firstSentence)
    .find((sentence) => sentence !== undefined);
}
