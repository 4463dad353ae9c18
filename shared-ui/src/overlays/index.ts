/** The door to what stands over a page: dialogs, menus, tooltips, the bell's notices. Loaded with the first page that uses one. */
export { ConfirmDialog, Dialog, type DialogProps } from '../dialog';
export { Menu, type MenuItem } from '../menu';
export { NoticeCard } from '../notice-card';
export { Tooltip } from '../tooltip';
