import { adminContracts, adminUsers } from 'shared-api/contracts';
import type { PaletteHit } from 'shared-api/host';
import { host } from 'shared-api/react';
import { contractHits, mostHits } from 'shared-desk';
import { paths } from '../common/paths';

const most = 3;

/** What the palette finds in the whole house: contracts, then people. */
export async function searchAll(search: string, signal: AbortSignal): Promise<readonly PaletteHit[]> {
  const found = await Promise.all([searchContracts(search, signal), searchPeople(search, signal)]);
  return found.flat();
}

/** What the palette finds among all contracts, by code, plate, VIN, name or phone. */
async function searchContracts(search: string, signal: AbortSignal): Promise<readonly PaletteHit[]> {
  const calls = host().api.bind(adminContracts);
  const { data } = await calls.search({ query: { search, per_page: mostHits } }, { signal, quiet: true });
  return contractHits(data, paths);
}

/** What the palette finds among people, by name, e-mail or phone. */
async function searchPeople(search: string, signal: AbortSignal): Promise<readonly PaletteHit[]> {
  const calls = host().api.bind(adminUsers);
  const { data } = await calls.search({ query: { search, per_page: most } }, { signal, quiet: true });
  return data.map(({ uid, fullname, email }) => ({ id: uid, to: paths.user(uid), label: fullname, detail: email }));
}
