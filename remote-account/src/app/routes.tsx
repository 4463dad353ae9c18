import type { RemoteRoute } from 'shared-api/host';
import { lazyPage } from 'shared-ui';
import { CustomerOnly } from '../common/customer-only';

/** Every address of the area, below `/account`. */
export const routes: readonly RemoteRoute[] = [
  {
    title: 'Il tuo account',
    asks: ['/account', '/account/overview#user'],
    element: lazyPage(() => import('../dashboard/dashboard-page').then((page) => page.DashboardPage)),
  },
  {
    path: 'contracts',
    title: 'I tuoi contratti',
    element: (
      <CustomerOnly>
        {lazyPage(() => import('../contracts/contracts-page').then((page) => page.ContractsPage))}
      </CustomerOnly>
    ),
  },
  {
    path: 'contracts/new',
    title: 'Nuovo contratto',
    element: lazyPage(() => import('../new-contract/new-contract-page').then((page) => page.NewContractPage)),
  },
  {
    path: 'contracts/:contract_uid',
    title: 'Il tuo contratto',
    element: (
      <CustomerOnly>
        {lazyPage(() => import('../contract/contract-page').then((page) => page.ContractPage))}
      </CustomerOnly>
    ),
  },
  {
    path: 'profile',
    title: 'Dati e consensi',
    element: lazyPage(() => import('../profile/profile-page').then((page) => page.ProfilePage)),
  },
  {
    path: 'security',
    title: 'Accesso e sessioni',
    element: lazyPage(() => import('../security/security-page').then((page) => page.SecurityPage)),
  },
];
