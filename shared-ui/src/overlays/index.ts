/** The entry point of what stands over a page: dialogs, menus, the bell's notices. Loaded with the first page that uses one. */

/** For what brings a menu or a panel of its own. */
export { Portal } from '@chakra-ui/react';
export { ConfirmDialog, Dialog, DialogParts } from '../dialog';
export { Menu, type MenuItem, MenuParts } from '../menu';
export { NoticeCard, NoticeList } from '../notice-card';
