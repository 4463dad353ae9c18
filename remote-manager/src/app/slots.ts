import { lazy } from 'react';
import type { RemoteSlots } from 'shared-api/host';
import { StoreMenu } from '../store-menu/store-menu';

/**
 * The area's extensions of the pages of others; package.json names them (`carcare.slots`). Each is a chunk of its own but
 * the one that stands in the bar of every page.
 */
export const slots: RemoteSlots = {
  contractList: lazy(async () => ({
    default: (await import('../contracts/recent-contracts')).RecentContracts,
  })),
  barTool: StoreMenu,
  navigationFoot: lazy(async () => ({ default: (await import('../saved-views/saved-views')).SavedViews })),
};
