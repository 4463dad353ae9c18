import type { RemoteModule } from 'shared-api/host';
import { routes } from './app/routes';
import { slots } from './app/slots';

/** The public area: what a visitor sees, from the first page to the signed contract, and that contract for the account. */
export const area: RemoteModule = {
  name: 'public',
  routes,
  slots,
};
