import { useState } from 'react';
import { failureText } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { type ListView, SaveViewDialog, ViewsMenu } from 'shared-ui/work';
import { useRemoveView, useRenameView, useSaveView, type ViewedList } from './use-saved-views';

interface ListViewsProps {
  list: ViewedList;
  views: readonly ListView[];
  /** The present list's query. */
  current: string;
  onOpen(query: string): void;
  /** Somebody turns to the views: they and their numbers can be asked for. */
  onWanted?(): void;
}

/** "Viste": goes to a saved view, saves the present list as one, gives it another name, or removes it. */
export function ListViews({ list, views, current, onOpen, onWanted }: ListViewsProps) {
  const intl = useIntl();
  const [naming, setNaming] = useState<'new' | ListView | null>(null);
  const close = () => setNaming(null);
  const remove = useRemoveView(list);
  const save = useSaveView(list, current, close);
  const rename = useRenameView(list, close);
  const renamed = naming === 'new' ? null : naming;
  const { isPending, error } = renamed ? rename : save;
  function ask(naming: 'new' | ListView) {
    save.reset();
    rename.reset();
    setNaming(naming);
  }
  return (
    <>
      <ViewsMenu
        views={views}
        current={current}
        onOpen={(view) => onOpen(view.query)}
        onSave={() => ask('new')}
        onRename={ask}
        onRemove={(view) => remove.mutate(view.id)}
        onWanted={onWanted}
      />
      <SaveViewDialog
        open={naming !== null}
        onClose={close}
        named={renamed?.name}
        onSave={(view) => (renamed ? rename.mutate({ id: renamed.id, name: view.name }) : save.mutate(view))}
        saving={isPending}
        taken={views.filter(({ fixed }) => fixed).map(({ name }) => name)}
        error={error ? failureText(error, intl) : undefined}
      />
    </>
  );
}
