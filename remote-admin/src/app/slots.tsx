import type { RemoteSlots } from 'shared-api/host';
import { lazyPart, Skeleton } from 'shared-ui';

/** The area's extensions of the pages of others, each in a chunk of its own; package.json names them (`carcare.slots`). */
export const slots: RemoteSlots = {
  contractList: lazyPart(
    async () => (await import('../contracts/recent-contracts')).RecentContracts,
    <Skeleton height={560} />,
  ),
};
