import { Menu, mergeRefs } from '@chakra-ui/react';
import { forwardRef, useMemo } from 'react';
import { isFocusLost } from '../components/focus';
import { menuRecipe } from './menu-recipe';

function Root(props: Menu.RootProps) {
  return <Menu.Root recipe={menuRecipe} {...props} />;
}

/** A quick press lets the menu take the focus once more after it has given it back: what holds it goes with it then. */
function giveBack(menu: HTMLElement | null): void {
  if (!menu?.contains(document.activeElement)) return;
  const opener = document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  // React hears of no focus that changes while it takes something off the page, and the menu would not open by keys.
  queueMicrotask(() => {
    if (isFocusLost()) opener?.focus({ preventScroll: true });
  });
}

function backWhenGone() {
  let shown: HTMLElement | null = null;
  return (menu: HTMLElement | null) => {
    if (menu === null) giveBack(shown);
    shown = menu;
  };
}

const Content = forwardRef<HTMLDivElement, Menu.ContentProps>((props, ref) => {
  const refs = useMemo(() => mergeRefs(ref, backWhenGone()), [ref]);
  return <Menu.Content {...props} ref={refs} />;
});

/** Chakra's parts of a menu with our look, which comes with them: a page that shows none does without. */
export const MenuParts: typeof Menu = { ...Menu, Root, Content };
