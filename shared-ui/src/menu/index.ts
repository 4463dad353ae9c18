export { Menu, type MenuItem } from './menu';
export { MenuParts } from './menu-parts';
