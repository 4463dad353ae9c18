import { Menu } from '@chakra-ui/react';
import { menuRecipe } from './menu-recipe';

function Root(props: Menu.RootProps) {
  return <Menu.Root recipe={menuRecipe} {...props} />;
}

/** Chakra's parts of a menu with our look, which comes with them: a page that shows none does without. */
export const MenuParts: typeof Menu = { ...Menu, Root };
