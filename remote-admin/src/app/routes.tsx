import type { RemoteRoute } from 'shared-api/host';
import { lazyPage } from 'shared-ui';

/** Every address of the area, below `/cms/admin`; each page is a chunk of its own. */
export const routes: readonly RemoteRoute[] = [
  {
    title: 'Cruscotto',
    element: lazyPage(() => import('../dashboard/dashboard-page').then((page) => page.DashboardPage)),
  },
  {
    path: 'analytics',
    title: 'Statistiche',
    element: lazyPage(() => import('../analytics').then((feature) => feature.AnalyticsPage)),
  },
  {
    path: 'contracts',
    title: 'Contratti',
    element: lazyPage(() => import('../contracts/contracts-page').then((page) => page.ContractsPage)),
  },
  {
    path: 'contracts/:contract_uid',
    title: 'Contratto',
    element: lazyPage(() => import('../contracts/contract-page').then((page) => page.ContractPage)),
  },
  {
    path: 'stores',
    title: 'Dealer',
    element: lazyPage(() => import('../stores').then((feature) => feature.StoresPage)),
  },
  {
    path: 'stores/new',
    title: 'Nuovo dealer',
    element: lazyPage(() => import('../stores').then((feature) => feature.NewStorePage)),
  },
  {
    path: 'stores/import',
    title: 'Importare i dealer',
    element: lazyPage(() => import('../stores').then((feature) => feature.ImportStoresPage)),
  },
  {
    path: 'stores/:store_uid',
    title: 'Scheda del dealer',
    element: lazyPage(() => import('../stores').then((feature) => feature.StorePage)),
  },
  {
    path: 'packages',
    title: 'Pacchetti',
    element: lazyPage(() => import('../packages').then((feature) => feature.PackagesPage)),
  },
  {
    path: 'packages/new',
    title: 'Nuovo tipo di pacchetto',
    element: lazyPage(() => import('../packages').then((feature) => feature.NewTypePage)),
  },
  {
    path: 'packages/import',
    title: 'Importare i pacchetti',
    element: lazyPage(() => import('../packages').then((feature) => feature.ImportPackagesPage)),
  },
  {
    path: 'packages/:type',
    title: 'Tipo di pacchetto',
    element: lazyPage(() => import('../packages').then((feature) => feature.PackageTypePage)),
  },
  {
    path: 'packages/:type/new',
    title: 'Nuovo pacchetto',
    element: lazyPage(() => import('../packages').then((feature) => feature.NewPackagePage)),
  },
  {
    path: 'packages/:type/:package_id',
    title: 'Pacchetto',
    element: lazyPage(() => import('../packages').then((feature) => feature.PackagePage)),
  },
  {
    path: 'users',
    title: 'Utenti',
    element: lazyPage(() => import('../users').then((feature) => feature.UsersPage)),
  },
  {
    path: 'users/new',
    title: 'Nuovo utente',
    element: lazyPage(() => import('../users').then((feature) => feature.NewUserPage)),
  },
  {
    path: 'users/:user_uid',
    title: 'Utente',
    element: lazyPage(() => import('../users').then((feature) => feature.UserPage)),
  },
  {
    path: 'in-app-notifications',
    title: 'Notifiche',
    element: lazyPage(() => import('../notifications').then((feature) => feature.NotificationsPage)),
  },
  {
    path: 'in-app-notifications/new',
    title: 'Nuova notifica',
    element: lazyPage(() => import('../notifications').then((feature) => feature.NewNotificationPage)),
  },
  {
    path: 'in-app-notifications/:id',
    title: 'Notifica',
    element: lazyPage(() => import('../notifications').then((feature) => feature.NotificationPage)),
  },
  {
    path: 'audit',
    title: 'Registro',
    element: lazyPage(() => import('../audit').then((feature) => feature.AuditPage)),
  },
  {
    path: 'messages',
    title: 'Messaggi',
    element: lazyPage(() => import('../messages').then((feature) => feature.MessagesPage)),
  },
  {
    path: 'messages/templates',
    title: 'Testi dei messaggi',
    element: lazyPage(() => import('../messages').then((feature) => feature.TemplatesPage)),
  },
  {
    path: 'system',
    title: 'Sistema',
    element: lazyPage(() => import('../system').then((feature) => feature.SystemPage)),
  },
  {
    path: 'settings',
    title: 'Impostazioni',
    element: lazyPage(() => import('../settings').then((feature) => feature.SettingsPage)),
  },
];
