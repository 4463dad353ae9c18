import { adminUsers } from 'shared-api/contracts';
import type { PaletteHit } from 'shared-api/host';
import { host } from 'shared-api/react';
import { paths } from '../common/paths';

const most = 3;

/** What the palette finds among people, by name, e-mail or phone. */
export async function searchPeople(search: string, signal: AbortSignal): Promise<readonly PaletteHit[]> {
  const calls = host().api.bind(adminUsers);
  const { data } = await calls.search({ query: { search, per_page: most } }, { signal, quiet: true });
  return data.map(({ uid, fullname, email }) => ({ id: uid, to: paths.user(uid), label: fullname, detail: email }));
}
