import type { NavigationItem } from 'shared-api/host';
import { SettingsIcon } from 'shared-ui';

/** What the shell's navigation shows of the area. */
export const navigation: readonly NavigationItem[] = [
  { to: '/cms/admin', label: 'Amministrazione', icon: SettingsIcon, roles: ['admin'] },
];
