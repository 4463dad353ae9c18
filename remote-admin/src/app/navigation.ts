import type { NavigationItem } from 'shared-api/host';
import {
  AnnouncementIcon,
  ChartIcon,
  ClockIcon,
  DashboardIcon,
  FileIcon,
  MailIcon,
  PackageIcon,
  ServerIcon,
  SettingsIcon,
  StoreIcon,
  UsersIcon,
} from 'shared-ui/icons';
import { paths } from '../common/paths';

const roles = ['admin'] as const;
const group = 'Servizio';

/** What the shell's navigation shows of the area: the business, then the rooms behind it. */
export const navigation: readonly NavigationItem[] = [
  { to: paths.dashboard, label: 'Cruscotto', icon: DashboardIcon, roles },
  { to: paths.analytics, label: 'Statistiche', icon: ChartIcon, roles },
  { to: paths.contracts, label: 'Contratti', icon: FileIcon, roles },
  { to: paths.stores, label: 'Dealer', icon: StoreIcon, roles },
  { to: paths.packages, label: 'Pacchetti', icon: PackageIcon, roles },
  { to: paths.users, label: 'Utenti', icon: UsersIcon, roles },
  { to: paths.notifications, label: 'Notifiche', icon: AnnouncementIcon, roles },
  { to: paths.messages, label: 'Messaggi', icon: MailIcon, roles, group },
  { to: paths.audit, label: 'Registro', icon: ClockIcon, roles, group },
  { to: paths.system, label: 'Sistema', icon: ServerIcon, roles, group },
  { to: paths.settings, label: 'Impostazioni', icon: SettingsIcon, roles, group },
];
