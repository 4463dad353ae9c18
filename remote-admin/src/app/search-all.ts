import type { PaletteHit } from 'shared-api/host';
import { searchContracts } from './search-contracts';
import { searchPeople } from './search-people';

/** What the palette finds in the whole house: contracts, then people. */
export async function searchAll(search: string, signal: AbortSignal): Promise<readonly PaletteHit[]> {
  const found = await Promise.all([searchContracts(search, signal), searchPeople(search, signal)]);
  return found.flat();
}
