import type { RemoteModule } from 'shared-api/host';
import { routes } from './app/routes';

/** The public area: what a visitor sees, from the first page to the signed contract. */
export const area: RemoteModule = { name: 'public', hostRange: '^1.0.0', routes };
