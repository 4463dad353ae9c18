import { useState } from 'react';
import { useNotify } from 'shared-api/react';
import { useFormContext } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { customerTexts, type FormValues } from '../form/values';
import { type CustomerText, newToForm, replacedBy } from './differences';
import { messages } from './messages';
import { useKnownCustomers } from './use-known-customers';

type SearchField = 'phone' | 'email';

/** Long enough to read whose data they are. */
const undoMs = 10_000;

/** The known customer for what was typed last, phone or e-mail, and the way to take their data over and back. */
export function useTakeCustomer(goTo: (field: string) => void) {
  const intl = useIntl();
  const notify = useNotify();
  const { watch, getValues, setValue, clearErrors } = useFormContext<FormValues>();
  const [asked, setAsked] = useState<SearchField>('phone');
  const found = useKnownCustomers(watch(asked));
  watch(customerTexts);
  const changes = found.customer ? newToForm(found.customer, getValues()) : [];
  const customer = changes.length > 0 ? found.customer : undefined;
  const replaced = replacedBy(changes, asked);

  function write(texts: readonly (readonly [CustomerText, string])[]) {
    for (const [field, text] of texts) setValue(field, text, { shouldDirty: true });
    clearErrors([...customerTexts]);
  }

  function use() {
    if (!customer) return;
    const [first] = replaced;
    write(changes.map(({ field, known }) => [field, known]));
    notify({
      type: 'success',
      text: intl.formatMessage(messages.taken, { name: customer.fullname }),
      timeout: undoMs,
      action: {
        label: intl.formatMessage(messages.undo),
        run() {
          // What was written since stays.
          const untouched = changes.filter(({ field, known }) => getValues(field) === known);
          write(untouched.map(({ field, typed }) => [field, typed]));
          goTo(asked);
        },
      },
    });
    const empty = customerTexts.find((field) => field !== 'address_info' && getValues(field) === '');
    goTo(first?.field ?? empty ?? (getValues('store_uid') === '' ? 'store_uid' : 'way'));
  }

  return {
    customer,
    asked,
    others: found.others,
    replaced,
    use,
    /** For the two fields: who types in one asks with it. */
    searching: (field: SearchField) => ({ onInput: () => setAsked(field) }),
  };
}
