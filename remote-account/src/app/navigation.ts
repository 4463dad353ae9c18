import type { NavigationItem } from 'shared-api/host';
import { UserIcon } from 'shared-ui';

/** What the shell's navigation shows of the area. */
export const navigation: readonly NavigationItem[] = [
  { to: '/account', label: 'Il tuo account', icon: UserIcon, roles: ['user'] },
];
