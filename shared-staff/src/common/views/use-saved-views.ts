import type { SavedView } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useIdempotencyKey } from 'shared-ui/data';
import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';
import type { ListView } from 'shared-ui/work';

/** A list whose filters can be kept under a name. */
export type ViewedList = SavedView['list'];

const keyOf = (list: ViewedList) => ['views', list] as const;
const keptFor = 5 * 60_000;

/** A list's views: one's own and those that colleagues share. Asked for once they are `wanted`. */
export function useSavedViews(list: ViewedList, wanted = true): readonly ListView[] {
  const account = useApi().accountDesk;
  const { data = [] } = useQuery({
    queryKey: keyOf(list),
    queryFn: async () => (await account.listViews({ query: { list } }, { quiet: true })).data,
    staleTime: keptFor,
    enabled: wanted,
  });
  return data.map(({ id, name, query, own }) => ({ id, name, query, own }));
}

/** Keeps a list's present filters under a name. */
export function useSaveView(list: ViewedList, query: string, onSaved: () => void) {
  const account = useApi().accountDesk;
  const client = useQueryClient();
  const withKey = useIdempotencyKey();
  return useMutation({
    mutationFn: (view: { name: string; shared: boolean }) => {
      const body = { list, query, ...view };
      return withKey(body, (idempotencyKey) => account.saveView({ body }, { quiet: true, idempotencyKey }));
    },
    onSuccess: () => {
      onSaved();
      return client.invalidateQueries({ queryKey: keyOf(list) });
    },
  });
}

/** Gives one's own view another name; what it shows and who sees it stay. */
export function useRenameView(list: ViewedList, onRenamed: () => void) {
  const account = useApi().accountDesk;
  const client = useQueryClient();
  const withKey = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ id, name }: Pick<ListView, 'id' | 'name'>) =>
      withKey([id, name], (idempotencyKey) =>
        account.updateView({ params: { id }, body: { name } }, { quiet: true, idempotencyKey }),
      ),
    onSuccess: () => {
      onRenamed();
      return client.invalidateQueries({ queryKey: keyOf(list) });
    },
  });
}

/** Forgets one's own view; the list stays as it is. */
export function useRemoveView(list: ViewedList) {
  const account = useApi().accountDesk;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => account.removeView({ params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(list) }),
  });
}
