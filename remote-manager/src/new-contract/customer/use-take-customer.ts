import { useState } from 'react';
import { managerCounter } from 'shared-api/contracts';
import { contractFieldRules } from 'shared-api/entities';
import { useApi, useNotify } from 'shared-api/react';
import { useSettled } from 'shared-ui/data';
import { useFormContext } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { customerTexts, type FormValues } from '../form/values';
import { type CustomerText, newToForm, replacedBy } from './differences';
import { messages } from './messages';

/** Less would find half the town. */
const fewestCharacters = 4;

const shown = 1;

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
    const empty = customerTexts.find((field) => contractFieldRules[field].needed !== false && getValues(field) === '');
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

/** A phone as contracts keep it: without blanks, the prefix only where it was typed. */
function searchText(typed: string): string {
  const text = typed.trim();
  return /^[+\d\s./-]*$/.test(text) ? text.replace(/[\s./-]/g, '') : text;
}

/** A customer of the own dealers by what is typed of their phone or e-mail, the latest first. */
function useKnownCustomers(typed: string) {
  const counter = useApi().bind(managerCounter);
  const search = useSettled(searchText(typed));
  const enough = search.replace(/^\+39/, '').length >= fewestCharacters;
  const { data } = useQuery({
    queryKey: ['manager', 'customers', search],
    queryFn: () => counter.listCustomers({ query: { search, per_page: shown } }, { quiet: true, background: true }),
    enabled: enough,
    retry: false,
  });
  const customer = enough && searchText(typed) === search ? data?.data[0] : undefined;
  return { customer, others: customer ? Math.max((data?.meta.total ?? 1) - 1, 0) : 0 };
}
