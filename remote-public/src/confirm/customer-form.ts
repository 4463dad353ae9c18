import * as z from 'zod/mini';
import { acrossFields, consentFields, customerFields } from 'shared-api/entities';

/** The person's part of `newContract`: the same rules as the server's. */
export const customerForm = z.strictObject({ ...customerFields, ...consentFields }).check(acrossFields);
export type ConfirmedCustomer = z.infer<typeof customerForm>;

/** The form's fields in the order in which they stand on the page. */
export const customerFieldOrder = [
  'firstname', 'lastname', 'email', 'phone', 'phone_confirmed', 'address', 'address_info', 'zip_code', 'city', 'province', 'general', 'marketing', 'survey',
] as const satisfies readonly (keyof ConfirmedCustomer)[];
