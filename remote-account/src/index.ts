import type { RemoteModule } from 'shared-api/host';
import { navigation } from './app/navigation';
import { routes } from './app/routes';

/** The area of whoever has signed in: own contracts, profile and consents, access. */
export const area: RemoteModule = { name: 'account', routes, navigation };
