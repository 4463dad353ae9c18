import { type KeyboardEvent, useState } from 'react';
import { normalisePhone } from 'shared-api/domain';
import type { CustomerRow } from 'shared-api/entities';
import { useFormContext } from 'shared-ui/forms';
import { customerTexts, type FormValues } from '../form/values';
import { useKnownCustomers } from './use-known-customers';

type SearchField = 'phone' | 'email';

/** Whether the form already says what is known of the customer. */
function isTaken(customer: CustomerRow, values: FormValues): boolean {
  return (
    normalisePhone(values.phone) === customer.phone &&
    values.firstname === customer.firstname &&
    values.lastname === customer.lastname &&
    values.email === customer.email
  );
}

/** The known customer for what was typed last, phone or e-mail, and the way to take their data over. */
export function useTakeCustomer(goTo: (field: string) => void) {
  const { watch, getValues, setValue, clearErrors } = useFormContext<FormValues>();
  const [asked, setAsked] = useState<SearchField>('phone');
  const found = useKnownCustomers(watch(asked));
  const customer = found.customer && !isTaken(found.customer, getValues()) ? found.customer : undefined;

  function use() {
    if (!customer) return;
    for (const field of customerTexts) setValue(field, customer[field] ?? '', { shouldDirty: true });
    clearErrors([...customerTexts]);
    const empty = customerTexts.find((field) => field !== 'address_info' && getValues(field) === '');
    goTo(empty ?? (getValues('store_uid') === '' ? 'store_uid' : 'way'));
  }

  return {
    customer,
    asked,
    others: found.others,
    use,
    /** For the two fields: who types in one asks with it; Enter takes whom it found. */
    searching: (field: SearchField) => ({
      onInput: () => setAsked(field),
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Enter' || event.ctrlKey || !customer || asked !== field) return;
        event.preventDefault();
        use();
      },
    }),
  };
}
