import type { AreaRecord, RemoteModule } from 'shared-api/host';
import { noteFailedLoad } from './area-errors';
import { fetchArea } from './fetch-area';

const loads = new Map<string, Promise<RemoteModule>>();

/**
 * Loads an area, once for each attempt: callers get the same promise, so that a component may wait for it with `use`. A
 * version that is incompatible with host or server, too late or broken is replaced by the last good one. Rejects when
 * there is none, or when the area is switched off.
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

/** Sets the fields by which `use` reads a settled promise at once; without them it would suspend for a moment. */
function noteOutcome(loading: Promise<RemoteModule>): void {
  loading.then((value) => Object.assign(loading, { status: 'fulfilled', value }), noteFailedLoad);
}
