import type { RemoteModule } from 'shared-api/host';
import { navigation } from './app/navigation';
import { routes } from './app/routes';

/** The area of a customer: own contracts, profile and consents. */
export const area: RemoteModule = { name: 'account', hostRange: '^1.0.0', routes, navigation };
