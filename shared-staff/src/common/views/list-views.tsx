import { useState } from 'react';
import { failureText } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { type ListView, SaveViewDialog, ViewsMenu } from 'shared-ui/work';
import { useRemoveView, useSaveView, type ViewedList } from './use-saved-views';

interface ListViewsProps {
  list: ViewedList;
  views: readonly ListView[];
  /** The present list's query. */
  current: string;
  onOpen(query: string): void;
  /** Somebody turns to the views: they and their numbers can be asked for. */
  onWanted?(): void;
}

/** "Viste": goes to a saved view, saves the present list as one, or removes it. */
export function ListViews({ list, views, current, onOpen, onWanted }: ListViewsProps) {
  const intl = useIntl();
  const [naming, setNaming] = useState(false);
  const remove = useRemoveView(list);
  const save = useSaveView(list, current, () => setNaming(false));
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
        onWanted={onWanted}
      />
      <SaveViewDialog
        open={naming}
        onClose={() => setNaming(false)}
        onSave={save.mutate}
        saving={save.isPending}
        taken={views.filter(({ fixed }) => fixed).map(({ name }) => name)}
        error={save.error ? failureText(save.error, intl) : undefined}
      />
    </>
  );
}
