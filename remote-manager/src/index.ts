import type { RemoteModule } from 'shared-api/host';
import { navigation } from './app/navigation';
import { routes } from './app/routes';

/** The area of a dealer’s staff. */
export const area: RemoteModule = { name: 'manager', hostRange: '^1.1.0', routes, navigation };
