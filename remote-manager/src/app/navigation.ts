import type { NavigationItem } from 'shared-api/host';
import { DashboardIcon, FileIcon, PlusIcon, StoreIcon } from 'shared-ui/icons';
import { paths } from '../common/paths';

const roles = ['manager'] as const;

/** What the shell's navigation shows of the area. */
export const navigation: readonly NavigationItem[] = [
  { to: paths.dashboard, label: 'Cruscotto', icon: DashboardIcon, roles },
  { to: paths.contracts, label: 'Contratti', icon: FileIcon, roles },
  { to: paths.newContract, label: 'Nuovo contratto', short: 'Nuovo', icon: PlusIcon, roles },
  { to: paths.stores, label: 'Dealer', icon: StoreIcon, roles },
];
