import { managerCounter } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { useSettled } from 'shared-ui/data';
import { useQuery } from 'shared-ui/query';

/** Less would find half the town. */
const fewestCharacters = 4;
const shown = 1;

/** A phone as contracts keep it: without blanks, the prefix only where it was typed. */
function searchText(typed: string): string {
  const text = typed.trim();
  return /^[+\d\s./-]*$/.test(text) ? text.replace(/[\s./-]/g, '') : text;
}

/** A customer of the own dealers by what is typed of their phone or e-mail, the latest first. */
export function useKnownCustomers(typed: string) {
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
