import type { AreaRecord, RemoteModule } from 'shared-api/host';
import { noteFailedLoad } from './area-errors';
import { fetchArea } from './fetch-area';

const loads = new Map<string, Promise<RemoteModule>>();

/**
 * Brings an area into the page, once for each attempt: the same promise every time, so that a component may wait for
 * it with `use`. In the place of a version that does not fit host or server, is late or broken comes the last good one; it
 * rejects when there is none, or when the area is off.
 */
export function loadArea(area: AreaRecord, attempt: number): Promise<RemoteModule> {
  const key = `${area.base}${area.container} ${area.enabled} ${attempt}`;
  const known = loads.get(key);
  if (known) {
    return known;
  }
  const started = fetchArea(area, attempt);
  loads.set(key, started);
  noteOutcome(started);
  return started;
}

/** Where `use` finds these fields it goes on at once; a promise that is new to it leaves a place empty for a moment. */
function noteOutcome(loading: Promise<RemoteModule>): void {
  loading.then((value) => Object.assign(loading, { status: 'fulfilled', value }), noteFailedLoad);
}
