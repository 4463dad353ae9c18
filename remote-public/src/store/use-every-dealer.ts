import { host } from 'shared-api/react';
import { useQuery } from 'shared-ui/query';
import type { DealerSearch } from '../common/dealers/use-dealer-search';

/** A search whose dealers, once all of them are asked for, go on beyond the first page that the API gives. */
export function useEveryDealer(search: DealerSearch): DealerSearch {
  const { all, query, found, dealers } = search;
  const last = found.data?.meta.last_page ?? 1;
  const others = useQuery({
    queryKey: ['public', 'dealers', query, 'others'],
    queryFn: async () => {
      const ask = (page: number) => host().api.public.listDealers({ query: { ...query, page } }, { quiet: true });
      const pages = await Promise.all(Array.from({ length: last - 1 }, (_, index) => ask(index + 2)));
      return pages.flatMap(({ data }) => data);
    },
    staleTime: 60_000,
    enabled: all && !found.isPlaceholderData && last > 1,
  });
  return { ...search, dealers: dealers && [...dealers, ...((all && others.data) || [])] };
}
