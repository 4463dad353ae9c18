import type { ComponentType } from 'react';
import type { RemoteRoute } from 'shared-api/host';
import { lazyPage } from 'shared-ui';
import { LandingPage } from '../landing';

/** A step's page; the next one's script comes after its own, so that one can go on where the network is lost meanwhile. */
function before(page: ComponentType, next: () => Promise<unknown>): ComponentType {
  next().catch(() => undefined);
  return page;
}

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
    element: lazyPage(() =>
      import('../vehicle').then((feature) => before(feature.VehiclePage, () => import('../packages'))),
    ),
  },
  {
    path: 'ricerca/:vin/packages',
    title: 'Pacchetti',
    element: lazyPage(() =>
      import('../packages').then((feature) => before(feature.PackagesPage, () => import('../store'))),
    ),
  },
  {
    path: 'ricerca/:vin/packages/store',
    title: 'Concessionario',
    element: lazyPage(() =>
      import('../store').then((feature) => before(feature.StorePage, () => import('../confirm'))),
    ),
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
