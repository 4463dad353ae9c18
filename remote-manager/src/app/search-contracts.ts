import { managerContracts } from 'shared-api/contracts';
import type { PaletteHit } from 'shared-api/host';
import { host } from 'shared-api/react';
import { contractHits, mostHits } from 'shared-staff';
import { paths } from '../common/paths';

/** What the palette finds among the manager's contracts, by code, plate, VIN, name or phone. */
export async function searchContracts(search: string, signal: AbortSignal): Promise<readonly PaletteHit[]> {
  const calls = host().api.bind(managerContracts);
  const { data } = await calls.list({ query: { search, per_page: mostHits } }, { signal, quiet: true });
  return contractHits(data, paths);
}
