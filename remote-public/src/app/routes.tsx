import type { RemoteRoute } from 'shared-api/host';
import { LandingPage } from '../landing';

/** Every address of the area, in the order of the journey. */
export const routes: readonly RemoteRoute[] = [{ element: <LandingPage /> }];
