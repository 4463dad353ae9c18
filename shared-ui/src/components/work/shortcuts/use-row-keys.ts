import { useState } from 'react';
import { useShortcuts } from 'shared-ui/desk';
import { useIntl } from 'shared-ui/intl';
import type { MenuItem } from 'shared-ui/overlays';
import { messages } from './messages';

interface RowKeysOptions {
  /** The rows of the page in their order. */
  ids: readonly string[];
  onOpen(id: string): void;
  /** Chooses the row, or no longer. */
  onToggle?(id: string): void;
  /** The row's menu: its keys work on the row under the cursor. */
  menuOf?(id: string): readonly MenuItem[];
}

/**
 * A cursor that walks over a list's rows: `j` and `k`, `x` to choose, Enter to open, and the keys of the row's menu.
 * @returns `cursor`, the id of its row, to be handed to `DataTable`
 */
export function useRowKeys({ ids, onOpen, onToggle, menuOf }: RowKeysOptions) {
  const intl = useIntl();
  const [at, setCursor] = useState<string | null>(null);
  const cursor = at !== null && ids.includes(at) ? at : null;

  function walk(by: 1 | -1) {
    const place = cursor === null ? (by === 1 ? 0 : ids.length - 1) : ids.indexOf(cursor) + by;
    setCursor(ids[Math.min(Math.max(place, 0), ids.length - 1)] ?? null);
  }

  const items = cursor === null ? [] : (menuOf?.(cursor) ?? []);
  useShortcuts([
    { keys: 'j', label: intl.formatMessage(messages.nextRow), run: () => walk(1) },
    { keys: 'k', label: intl.formatMessage(messages.previousRow), run: () => walk(-1) },
    ...(onToggle
      ? [{ keys: 'x', label: intl.formatMessage(messages.chooseRow), run: () => cursor !== null && onToggle(cursor) }]
      : []),
    { keys: 'Enter', label: intl.formatMessage(messages.openRow), run: () => cursor !== null && onOpen(cursor) },
    ...items.flatMap(({ command, label, impossible, onSelect }) =>
      command?.length === 1 && !impossible ? [{ keys: command.toLowerCase(), label, run: onSelect }] : [],
    ),
  ]);

  return { cursor, setCursor };
}
