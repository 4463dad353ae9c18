import { managerContracts } from 'shared-api/contracts';
import type { PaletteHit } from 'shared-api/host';
import { host } from 'shared-api/react';
import { contractHits, mostHits, ownStores } from 'shared-staff';
import { paths } from '../common/paths';

/** What the palette finds among the manager's contracts, those of the chosen dealer alone, by code, plate, VIN, name or phone. */
export async function searchContracts(search: string, signal: AbortSignal): Promise<readonly PaletteHit[]> {
  const calls = host().api.bind(managerContracts);
  const value = await chosenStore(signal);
  const ofStore = value === null ? {} : { wheres: [{ field: 'store_uid' as const, op: 'eq' as const, value }] };
  const { data } = await calls.list({ query: { search, per_page: mostHits, ...ofStore } }, { signal, quiet: true });
  return contractHits(data, paths);
}

/** The choice shares its place with a visitor's: a dealer that is not the manager's counts as none, as on the pages. */
async function chosenStore(signal: AbortSignal): Promise<string | null> {
  const chosen = host().store.get();
  if (chosen === null) return null;
  const isOwn = (await ownStores(signal)).some(({ store_uid }) => store_uid === chosen.store_uid);
  return isOwn ? chosen.store_uid : null;
}
