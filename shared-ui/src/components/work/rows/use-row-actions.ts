import { useCallback, useMemo } from 'react';
import type { MenuItem } from 'shared-ui/overlays';
import { type RowActionKey, type RowActions, useFrom, useHandler } from 'shared-ui/table';

/** From here on the action columns, 5 % each, stand beside everything that a list shows. */
const wideFrom = 1920;

/**
 * What can be done with a row, on wide screens in columns of their own where the specification names the action;
 * everything else, and on narrower screens everything, stays in the row's menu.
 * @param keys the actions that this list has
 */
export function useRowActions<Row>(itemsOf: (row: Row) => readonly MenuItem[], keys: readonly RowActionKey[]) {
  const wide = useFrom(wideFrom);
  const items = useHandler(itemsOf);
  const actions = useMemo<RowActions<Row> | undefined>(
    () => (wide && keys.length > 0 ? { keys, itemsOf: items } : undefined),
    [wide, keys, items],
  );
  const menuItemsOf = useCallback(
    (row: Row) => items(row).filter(({ key }) => !actions?.keys.some((own) => own === key)),
    [items, actions],
  );
  return { actions, menuItemsOf };
}
