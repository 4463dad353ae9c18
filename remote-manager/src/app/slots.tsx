import type { RemoteSlots } from 'shared-api/host';
import { lazyPart, Skeleton } from 'shared-ui';
import { StoreMenu } from '../store-menu/store-menu';

/**
 * The area's extensions of the pages of others; package.json names them (`carcare.slots`). Each is a chunk of its own but
 * the one that stands in the bar of every page.
 */
export const slots: RemoteSlots = {
  contractList: lazyPart(
    async () => (await import('../contracts/recent-contracts')).RecentContracts,
    <Skeleton height={560} />,
  ),
  barTool: StoreMenu,
  navigationFoot: lazyPart(async () => (await import('../saved-views/saved-views')).SavedViews),
};
