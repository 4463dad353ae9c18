import type { ContractRow } from 'shared-api/entities';
import { useQueryClient } from 'shared-ui/query';
import { useDesk } from '../../common/desk/desk-provider';

interface ListPage {
  readonly data: readonly ContractRow[];
}

interface Neighbours {
  readonly before: string | null;
  readonly after: string | null;
}

/** The contracts before and after this one on the page of the list that the person came from. */
export function useNeighbours(uid: string): Neighbours {
  const { keys } = useDesk();
  const client = useQueryClient();
  const pages = client
    .getQueryCache()
    .findAll({ queryKey: [...keys.lists, 'list'] })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const { queryKey } of pages) {
    const rows = client.getQueryData<ListPage>(queryKey)?.data ?? [];
    const place = rows.findIndex(({ contract_uid }) => contract_uid === uid);
    if (place >= 0)
      return { before: rows[place - 1]?.contract_uid ?? null, after: rows[place + 1]?.contract_uid ?? null };
  }
  return { before: null, after: null };
}
