import {
  carFields,
  contractTogether,
  customerFields,
  type NewManagerContract,
  newManagerContract,
} from 'shared-api/entities';
import * as z from 'shared-api/schema';
import { type FormSchema, judgedTogether } from 'shared-ui/data';
import { bodyOf, type FormValues } from './values';

/** What the contract is made for: a link that leaves at once, the dealer's screen, or to be completed later. */
export type Purpose = 'sms' | 'counter' | 'draft';

/** What is known so far. */
const draft = z.strictObject(newManagerContract.shape);
/** What the customer's page needs to open; they complete the rest there. */
const toSign = z.strictObject({
  ...newManagerContract.shape,
  car_vin: carFields.car_vin,
  phone: customerFields.phone,
});

/** A link and the dealer's screen need a car and a phone; a draft is kept with whatever is there. */
const schemas: Record<Purpose, FormSchema<NewManagerContract>> = {
  sms: judgedTogether(toSign, contractTogether),
  counter: judgedTogether(toSign, contractTogether),
  draft: judgedTogether(draft, contractTogether),
};

/** Checks the form as the server will. */
export function checkForm(values: FormValues, purpose: Purpose) {
  return schemas[purpose].safeParse(bodyOf(values), { reportInput: true });
}
