import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import type { MenuItem } from 'shared-ui/overlays';
import { useFocusUp } from '../../focus';
import { MoreIcon } from '../../icons';
import { loadMenu } from '../late/load-menu';
import { isStillAt, preparing, usePart } from '../late/use-part';
import { messages } from './messages';

interface RowMenuProps {
  /** The row in a few words. */
  name: string;
  /** What can be done, with its keys, as it is when somebody asks; what is not possible stays, with its reason. */
  itemsOf(): readonly MenuItem[];
}

/**
 * The three dots at a row's end: everything that can be done with it. Until somebody asks for it there is the button
 * alone: the menus of a page of rows cost more than the rows, and their script comes with the first one.
 */
export function RowMenu({ name, itemsOf }: RowMenuProps) {
  const intl = useIntl();
  const asking = useRef<Element | null>(null);
  const ref = useFocusUp<HTMLButtonElement>();
  const [items, setItems] = useState<readonly MenuItem[]>([]);
  const {
    Part: Menu,
    waiting,
    bring,
  } = usePart(async () => {
    const menu = await loadMenu();
    if (!isStillAt(asking.current)) setItems([]);
    return menu;
  });
  const [open, setOpen] = useState(false);
  const button = { ref, icon: MoreIcon, size: 'control', label: intl.formatMessage(messages.menu, { name }) } as const;

  // The menu is there before it opens: one that is born open does not know how to close.
  useEffect(() => {
    if (Menu && items.length > 0) setOpen(true);
  }, [Menu, items]);

  function show() {
    setItems(itemsOf());
  }
  function ask({ currentTarget }: SyntheticEvent) {
    asking.current = currentTarget;
    show();
    void bring();
  }
  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    ask(event);
  }

  if (Menu)
    return (
      <Menu
        trigger={<IconButton {...button} />}
        items={items}
        open={open}
        onOpenChange={(next) => (next ? show() : setOpen(false))}
      />
    );
  return (
    <IconButton
      {...button}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={waiting || undefined}
      onClick={ask}
      onKeyDown={openByArrow}
      {...preparing(loadMenu)}
    />
  );
}
