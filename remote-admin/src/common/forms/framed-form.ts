import type { FormEvent } from 'react';
import type { SummarisedError } from 'shared-ui/data';
import type { FieldValues, UseFormReturn } from 'shared-ui/forms';

/** What `useRecordForm` and `useNewRecordForm` have in common: enough to stand on a page. */
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
