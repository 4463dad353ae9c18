import type { FormEvent } from 'react';
import type { SummarisedError } from 'shared-ui/data';
import type { FieldPath, FieldValues, UseFormReturn } from 'shared-ui/forms';

/** A form with all that a page needs to show it, whether its record exists already or is made with it. */
export interface FramedForm<Values extends FieldValues, Body> {
  readonly form: UseFormReturn<Values, unknown, Body>;
  readonly saving: boolean;
  /** What belongs to no field. */
  readonly failure: string | null;
  readonly summary: readonly SummarisedError[];
  submit(event?: FormEvent): Promise<void>;
  /** Leads from the summary to a field; nothing where it cannot take the focus. */
  focus(field: string): void;
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
