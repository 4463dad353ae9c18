/** The door to what stands over a page: dialogs, menus, tooltips. Loaded with the first page that uses one. */
export { ConfirmDialog, Dialog, type DialogProps } from '../dialog';
export { Menu, type MenuItem } from '../menu';
export { Tooltip } from '../tooltip';
