import { useCallback, useMemo } from 'react';
import type { MenuItem } from 'shared-ui/overlays';
import { type RowActionKey, type RowActions, useFrom, useHandler } from 'shared-ui/table';

/**
 * From here on action columns, 5 % each, stand beside everything that a list shows: one or two, and all five. A list
 * grows no wider than it is in a window of 1680.
 */
const [roomForTwo, roomForAll] = [1440, 1680];

/**
 * What can be done with a row, on wide screens in columns of their own where the specification names the action;
 * everything else, and on narrower screens everything, stays in the row's menu.
 * @param keys the actions that this list has
 */
export function useRowActions<Row>(itemsOf: (row: Row) => readonly MenuItem[], keys: readonly RowActionKey[]) {
  const wide = useFrom(keys.length > 2 ? roomForAll : roomForTwo);
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
