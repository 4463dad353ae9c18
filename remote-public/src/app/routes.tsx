import type { RemoteRoute } from 'shared-api/host';
import { lazyPage } from 'shared-ui';
import { LandingPage } from '../landing';

/**
 * Every address of the area, in the order of the journey. The landing page comes with the area, so that it can take
 * over from the prerendered page at once; every other page is a chunk of its own.
 */
export const routes: readonly RemoteRoute[] = [
  { title: 'Garanzia e manutenzione per la tua auto', element: <LandingPage /> },
  {
    path: 'ricerca',
    title: 'Cerca la tua auto',
    element: lazyPage(() => import('../search').then((feature) => feature.SearchPage)),
  },
  {
    path: 'ricerca/:vin',
    title: 'Dati dell’auto',
    element: lazyPage(() => import('../vehicle').then((feature) => feature.VehiclePage)),
  },
  {
    path: 'ricerca/:vin/packages',
    title: 'Pacchetti',
    element: lazyPage(() => import('../packages').then((feature) => feature.PackagesPage)),
  },
  {
    path: 'ricerca/:vin/packages/store',
    title: 'Concessionario',
    element: lazyPage(() => import('../store').then((feature) => feature.StorePage)),
  },
  {
    path: 'ricerca/:vin/packages/store/confirm',
    title: 'I tuoi dati',
    element: lazyPage(() => import('../confirm').then((feature) => feature.ConfirmPage)),
  },
  {
    path: 'contract/:contract_uid',
    title: 'Il tuo contratto',
    element: lazyPage(() => import('./contract-route').then((route) => route.ContractRoute)),
  },
  {
    path: 'privacy',
    title: 'Informativa privacy',
    element: lazyPage(() => import('../legal').then((feature) => feature.PrivacyPage)),
  },
  {
    path: 'condizioni',
    title: 'Condizioni di contratto',
    element: lazyPage(() => import('../legal').then((feature) => feature.TermsPage)),
  },
  {
    path: 'condizioni/noleggio',
    title: 'Condizioni di noleggio',
    element: lazyPage(() => import('../legal').then((feature) => feature.RentalTermsPage)),
  },
  {
    path: 'recesso',
    title: 'Diritto di recesso',
    element: lazyPage(() => import('../legal').then((feature) => feature.WithdrawalPage)),
  },
  {
    path: 'verifica',
    title: 'Verifica un documento',
    element: lazyPage(() => import('../legal').then((feature) => feature.VerifyPage)),
  },
  {
    path: 'accessibilita',
    title: 'Accessibilità',
    element: lazyPage(() => import('../legal').then((feature) => feature.AccessibilityPage)),
  },
];
