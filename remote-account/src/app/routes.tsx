import type { RemoteRoute } from 'shared-api/host';
import { DashboardPage } from '../dashboard/dashboard-page';

/** Every address of the area, below `/account`. */
export const routes: readonly RemoteRoute[] = [{ element: <DashboardPage />, title: 'Il tuo account' }];
