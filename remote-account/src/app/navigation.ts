import { roles } from 'shared-api/domain';
import type { NavigationItem } from 'shared-api/host';
import { DashboardIcon, FileIcon, LockIcon, UserIcon } from 'shared-ui/icons';
import { paths } from '../common/paths';

/** The four places: contracts are a customer's, the rest is anybody's who has signed in. */
export const navigation: readonly NavigationItem[] = [
  { to: paths.dashboard, label: 'Panoramica', icon: DashboardIcon, roles: ['user'] },
  { to: paths.contracts, label: 'Contratti', icon: FileIcon, roles: ['user'] },
  { to: paths.profile, label: 'Dati e consensi', short: 'Dati', icon: UserIcon, roles },
  { to: paths.security, label: 'Accesso e sessioni', short: 'Accesso', icon: LockIcon, roles },
];
