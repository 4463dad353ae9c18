import { consentFields, contractTogether, customerFields } from 'shared-api/entities';
import * as z from 'shared-api/schema';
import { judgedTogether } from 'shared-ui/data';
import type { MessageDescriptor } from 'shared-ui/intl';
import { messages } from './messages';

const eachField = z.strictObject({ ...customerFields, ...consentFields });
export type ConfirmedCustomer = z.infer<typeof eachField>;

/** The person's part of `newContract`: the same rules as the server's. */
export const customerForm = judgedTogether<ConfirmedCustomer>(eachField, contractTogether);

/** The form's fields with their labels, in the order in which they stand on the page. */
export const labelledFields = [
  { field: 'firstname', label: messages.firstname },
  { field: 'lastname', label: messages.lastname },
  { field: 'email', label: messages.email },
  { field: 'phone', label: messages.phone },
  { field: 'tax_code', label: messages.taxCode },
  { field: 'address', label: messages.street },
  { field: 'address_info', label: messages.addressInfo },
  { field: 'zip_code', label: messages.zip },
  { field: 'city', label: messages.city },
  { field: 'province', label: messages.province },
  { field: 'general', label: messages.privacy },
] as const satisfies readonly { field: keyof ConfirmedCustomer; label: MessageDescriptor }[];
