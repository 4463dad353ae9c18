import { useEffect, useState } from 'react';
import { useQueryClient } from 'shared-ui/query';
import { type DealerSearch, type SearchBeginning, useDealerSearch } from '../common/dealers/use-dealer-search';

const keptKey = ['public', 'dealer-search'];

/**
 * A search that goes on where it was left, for who comes back from the next step. It is kept with the server's answers,
 * and forgotten with them when somebody else signs in.
 */
export function useKeptSearch(): DealerSearch {
  const client = useQueryClient();
  const [before] = useState(() => client.getQueryData<SearchBeginning>(keptKey));
  const now = useDealerSearch(before);
  const { search, place } = now;
  useEffect(() => {
    client.setQueryDefaults(keptKey, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData<SearchBeginning>(keptKey, { search, place });
  }, [client, search, place]);
  return now;
}
