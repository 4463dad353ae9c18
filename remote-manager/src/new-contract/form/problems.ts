import { contractFields } from 'shared-api/entities';
import { issueFields } from 'shared-api/messages';
import { checkForm, type Purpose } from './form-schema';
import { type FormValues, isTextField, type TextField, textFields } from './values';

/** The fields that keep the contract from being made, in the page's order. */
export interface Problems {
  /** Needed and still empty. */
  readonly missing: readonly TextField[];
  /** Filled in, and not right. */
  readonly wrong: readonly TextField[];
}

const neededToSign = contractFields('needed', 'signature').filter(isTextField);

/** What the customer will be asked for, since nobody has written it here. */
export function leftToCustomer(values: FormValues): TextField[] {
  return textFields.filter((field) => neededToSign.some((needed) => needed === field) && values[field].trim() === '');
}

/** What stands between the form and a contract for this purpose. */
export function problemsOf(values: FormValues, purpose: Purpose): Problems {
  const result = checkForm(values, purpose);
  if (result.success) return { missing: [], wrong: [] };
  const named = new Set(result.error.issues.flatMap(issueFields).filter(isTextField));
  const inOrder = textFields.filter((field) => named.has(field));
  const isEmpty = (field: TextField) => values[field].trim() === '';
  return { missing: inOrder.filter(isEmpty), wrong: inOrder.filter((field) => !isEmpty(field)) };
}
