import { useEffect } from 'react';
import type { User } from 'shared-api/entities';
import { personKey, useApi, useSession } from 'shared-api/react';
import type { UseFormReturn } from 'shared-ui/forms';
import { useQuery } from 'shared-ui/query';
import type { CustomerValues } from '../common/funnel/funnel-state';
import type { ConfirmedCustomer } from './customer-form';

type Form = UseFormReturn<CustomerValues, unknown, ConfirmedCustomer>;

const fields = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'tax_code',
  'address',
  'address_info',
  'city',
  'province',
  'zip_code',
] as const satisfies readonly (keyof User & keyof CustomerValues)[];

/** Fills what is still empty with the signed-in person's own data; what was typed is never replaced. */
export function useProfile(form: Form): void {
  const api = useApi();
  const { authenticated, has } = useSession();
  const customer = authenticated && has('user');
  const { data } = useQuery({
    queryKey: personKey,
    queryFn: async () => (await api.account.get(undefined, { quiet: true })).data,
    enabled: customer,
  });

  useEffect(() => {
    if (!data || !customer) return;
    for (const field of fields) {
      const own = data[field];
      if (own && form.getValues(field) === '') form.setValue(field, own);
    }
  }, [data, customer, form]);
}
