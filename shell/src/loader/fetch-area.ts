import type { AreaRecord, RemoteModule } from 'shared-api/host';
import { federation } from './federation';
import { requestFor, wantVersion } from './wanted-versions';

/**
 * Has federation bring a version of an area, or the last good one in its place.
 * @param attempt 0 for the first try; a retry asks for everything anew
 */
export async function fetchArea(area: AreaRecord, attempt: number): Promise<RemoteModule> {
  wantVersion(area, attempt);
  const exposed = await federation.loadRemote<{ area: RemoteModule }>(requestFor(area));
  if (exposed === null) throw new Error(`Area ${area.name} exports nothing.`);
  return exposed.area;
}
