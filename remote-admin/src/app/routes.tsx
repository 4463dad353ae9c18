import type { RemoteRoute } from 'shared-api/host';
import { lazyPage } from 'shared-ui';

/** Every address of the area, below `/cms/admin`; each page is a chunk of its own. */
export const routes: readonly RemoteRoute[] = [
  {
    title: 'Cruscotto',
    element: lazyPage(() => import('../dashboard/dashboard-page').then((page) => page.DashboardPage)),
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
];
