import { useState } from 'react';
import { useApi } from 'shared-api/react';
import { failureText, useKeptKey } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { SaveViewDialog, ViewsMenu } from 'shared-ui/work';
import { useDesk } from '../common/desk/desk-provider';
import { useCountedViews } from '../common/lists/use-counted-views';

interface ListViewsProps {
  /** The present list's query. */
  current: string;
  onOpen(query: string): void;
}

/** Keeps the present filters under a name. */
function useSaveView(query: string, onSaved: () => void) {
  const { keys, viewList } = useDesk();
  const desk = useApi().accountDesk;
  const client = useQueryClient();
  const key = useKeptKey();
  return useMutation({
    mutationFn: (view: { name: string; shared: boolean }) => {
      const body = { list: viewList, query, ...view };
      return desk.saveView({ body }, { quiet: true, idempotencyKey: key.of(body) });
    },
    onSuccess: () => {
      key.done();
      onSaved();
      return client.invalidateQueries({ queryKey: keys.views });
    },
  });
}

/** Forgets one's own view; the list stays as it is. */
function useRemoveView() {
  const { keys } = useDesk();
  const desk = useApi().accountDesk;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => desk.removeView({ params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.views }),
  });
}

/** "Viste": goes to a saved view, saves the present list as one, or removes it. */
export function ListViews({ current, onOpen }: ListViewsProps) {
  const intl = useIntl();
  const views = useCountedViews();
  const [naming, setNaming] = useState(false);
  const remove = useRemoveView();
  const save = useSaveView(current, () => setNaming(false));
  return (
    <>
      <ViewsMenu
        views={views}
        current={current}
        onOpen={(view) => onOpen(view.query)}
        onSave={() => {
          save.reset();
          setNaming(true);
        }}
        onRemove={(view) => remove.mutate(view.id)}
      />
      <SaveViewDialog
        open={naming}
        onClose={() => setNaming(false)}
        onSave={save.mutate}
        saving={save.isPending}
        error={save.error ? failureText(save.error, intl) : undefined}
      />
    </>
  );
}
