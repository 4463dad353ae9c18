import { adminContracts, adminPackages, adminStores, adminUsers } from 'shared-api/contracts';
import type { PaletteHit } from 'shared-api/host';
import { host } from 'shared-api/react';
import { contractHits, mostHits } from 'shared-staff';
import { paths } from '../common/paths';

const most = 3;

/** What the palette finds for the operator: contracts, then dealers, packages and people, each under its heading. */
export async function searchAll(search: string, signal: AbortSignal): Promise<readonly PaletteHit[]> {
  const searches = [searchContracts, searchStores, searchPackages, searchPeople];
  return (await Promise.all(searches.map((each) => each(search, signal)))).flat();
}

/** What the palette finds among all contracts, by code, plate, VIN, name or phone. */
async function searchContracts(search: string, signal: AbortSignal): Promise<readonly PaletteHit[]> {
  const calls = host().api.bind(adminContracts);
  const { data } = await calls.search({ query: { search, per_page: mostHits } }, { signal, quiet: true });
  return contractHits(data, paths);
}

/** What the palette finds among dealers, by name, code, place or post code. */
async function searchStores(search: string, signal: AbortSignal): Promise<readonly PaletteHit[]> {
  const calls = host().api.bind(adminStores);
  const { data } = await calls.search({ query: { search, per_page: most } }, { signal, quiet: true });
  return data.map(({ store_uid, name, city, province }) => ({
    id: store_uid,
    to: paths.store(store_uid),
    label: name,
    detail: `${city} (${province})`,
    group: 'Dealer',
  }));
}

/** What the palette finds among packages, by SKU or title. */
async function searchPackages(search: string, signal: AbortSignal): Promise<readonly PaletteHit[]> {
  const calls = host().api.bind(adminPackages);
  const { data } = await calls.search({ query: { search, per_page: most } }, { signal, quiet: true });
  return data.map(({ id, type, title, sku }) => ({
    id,
    to: paths.package(type, id),
    label: title,
    detail: sku,
    group: 'Pacchetti',
  }));
}

/** What the palette finds among people, by name, e-mail or phone. */
async function searchPeople(search: string, signal: AbortSignal): Promise<readonly PaletteHit[]> {
  const calls = host().api.bind(adminUsers);
  const { data } = await calls.search({ query: { search, per_page: most } }, { signal, quiet: true });
  return data.map(({ uid, fullname, email }) => ({
    id: uid,
    to: paths.user(uid),
    label: fullname,
    detail: email,
    group: 'Utenti',
  }));
}
