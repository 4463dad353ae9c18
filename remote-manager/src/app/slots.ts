import { lazy } from 'react';
import type { RemoteSlots } from 'shared-api/host';

/** The area's extensions of the pages of others, each in a chunk of its own; package.json names them (`carcare.slots`). */
export const slots: RemoteSlots = {
  contractList: lazy(async () => ({
    default: (await import('../contracts/recent-contracts')).RecentContracts,
  })),
  barTool: lazy(async () => ({ default: (await import('../store-menu/store-menu')).StoreMenu })),
  navigationFoot: lazy(async () => ({ default: (await import('../saved-views/saved-views')).SavedViews })),
};
