import type { PageMeta } from 'shared-api/entities';
import { keepPreviousData, type QueryKey, useQuery } from 'shared-ui/query';

/** A page of rows, as the API's lists answer. */
export interface ListPage<Row> {
  readonly data: readonly Row[];
  readonly meta: PageMeta;
}

/**
 * A page of a list. Old rows stay while the next page loads.
 * @param key of the list; the request is added to it
 */
export function useListPage<Row, Request>(
  key: QueryKey,
  request: Request,
  fetchPage: (request: Request, signal: AbortSignal) => Promise<ListPage<Row>>,
) {
  return useQuery({
    queryKey: [...key, request],
    queryFn: ({ signal }) => fetchPage(request, signal),
    placeholderData: keepPreviousData,
  });
}
