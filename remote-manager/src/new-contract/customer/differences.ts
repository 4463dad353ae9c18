import { normalisePhone } from 'shared-api/domain';
import type { CustomerRow } from 'shared-api/entities';
import { customerTexts, type FormValues } from '../form/values';

export type CustomerText = (typeof customerTexts)[number];

/** A field whose text gives way to what is known of the customer. */
export interface Replacement {
  readonly field: CustomerText;
  readonly typed: string;
  readonly known: string;
}

/** The fields that are known of a customer and that the form does not say yet. */
export function newToForm(customer: CustomerRow, values: FormValues): readonly Replacement[] {
  return customerTexts.flatMap((field) => {
    const typed = values[field].trim();
    const known = customer[field] ?? '';
    const same = (field === 'phone' ? normalisePhone(typed) : typed) === known;
    return known === '' || same ? [] : [{ field, typed, known }];
  });
}

/**
 * Those of them in which something else is written.
 * @param asked the field by which the customer was found: its beginning is no other text
 */
export function replacedBy(changes: readonly Replacement[], asked: CustomerText): readonly Replacement[] {
  return changes.filter(({ field, typed }) => typed !== '' && field !== asked);
}
