import type { RemoteSlots } from 'shared-api/host';
import { chakra, lazyPart } from 'shared-ui';

/** What stands below the contract stays out of sight while its script is on the way, since it would move. */
const Room = chakra('div', { base: { minHeight: '100dvh' } });

/** The area's extension of the pages of others, in a chunk of its own; package.json names it (`carcare.slots`). */
export const slots: RemoteSlots = {
  customerContract: lazyPart(async () => (await import('./customer-contract')).CustomerContract, <Room aria-busy />),
};
