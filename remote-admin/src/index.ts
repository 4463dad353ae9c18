import type { RemoteModule } from 'shared-api/host';
import { navigation } from './app/navigation';
import { palette } from './app/palette';
import { routes } from './app/routes';
import { searchAll } from './app/search-all';
import { slots } from './app/slots';

/** The area of the operator’s administrators. */
export const area: RemoteModule = {
  name: 'admin',
  routes,
  navigation,
  palette,
  search: searchAll,
  slots,
};
