import type { NavigationItem } from 'shared-api/host';
import { DashboardIcon } from 'shared-ui';

/** What the shell's navigation shows of the area. */
export const navigation: readonly NavigationItem[] = [
  { to: '/cms/manager', label: 'Cruscotto', icon: DashboardIcon, roles: ['manager'] },
];
