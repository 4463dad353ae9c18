import { acrossFields, customerFields, mobile, type NewManagerContract, newManagerContract } from 'shared-api/entities';
import * as z from 'shared-api/schema';
import type { FormSchema } from 'shared-ui/data';
import { bodyOf, type FormValues } from './values';

/** What the contract is made for: a link that leaves at once, the dealer's screen, or to be completed later. */
export type Purpose = 'sms' | 'counter' | 'draft';

/** A link leaves only with a whole customer; the screen's code is bound to the phone; a draft may lack both. */
const schemas: Record<Purpose, FormSchema<NewManagerContract>> = {
  sms: z.strictObject({ ...newManagerContract.shape, ...customerFields }).check(acrossFields),
  counter: z.strictObject({ ...newManagerContract.shape, phone: mobile }).check(acrossFields),
  draft: newManagerContract,
};

/** Checks the form as the server will. */
export function checkForm(values: FormValues, purpose: Purpose) {
  return schemas[purpose].safeParse(bodyOf(values));
}
