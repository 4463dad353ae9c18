import type { RemoteModule } from 'shared-api/host';
import { navigation } from './app/navigation';
import { palette } from './app/palette';
import { routes } from './app/routes';
import { searchContracts } from './app/search-contracts';
import { slots } from './app/slots';

/** The area of a dealer’s staff. */
export const area: RemoteModule = {
  name: 'manager',
  routes,
  navigation,
  palette,
  search: searchContracts,
  slots,
};
