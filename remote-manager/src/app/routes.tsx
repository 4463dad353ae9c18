import type { RemoteRoute } from 'shared-api/host';
import { lazyPage } from 'shared-ui';

/** Every address of the area, below `/cms/manager`; each page is a chunk of its own. */
export const routes: readonly RemoteRoute[] = [
  {
    title: 'Cruscotto',
    element: lazyPage(() => import('../dashboard/dashboard-page').then((page) => page.DashboardPage)),
  },
  {
    path: 'contracts',
    title: 'Contratti',
    element: lazyPage(() => import('../contracts/contracts-page').then((page) => page.ContractsPage)),
  },
  {
    path: 'contracts/new-contract',
    title: 'Nuovo contratto',
    element: lazyPage(() => import('../new-contract/new-contract-page').then((page) => page.NewContractPage)),
  },
  {
    path: 'contracts/:contract_uid',
    title: 'Contratto',
    element: lazyPage(() => import('../contracts/contract-page').then((page) => page.ContractPage)),
  },
  {
    path: 'contracts/:contract_uid/counter',
    title: 'Firma al banco',
    bare: true,
    element: lazyPage(() => import('../new-contract/counter-page').then((page) => page.CounterPage)),
  },
  {
    path: 'stores',
    title: 'Dealer',
    element: lazyPage(() => import('../stores').then((feature) => feature.StoresPage)),
  },
  {
    path: 'stores/:store_uid',
    title: 'Scheda del dealer',
    element: lazyPage(() => import('../stores').then((feature) => feature.StorePage)),
  },
];
