import { type AreaRecord, hostVersion, type RemoteModule } from 'shared-api/host';
import { DisabledAreaError, UnfitAreaError } from './area-errors';
import { fetchArea } from './fetch-area';
import { fitsHost } from './host-range';
import { loadStyles } from './load-styles';
import { withDeadline } from './with-deadline';

/** The federation runtime itself would give up a hanging entry after 20 s. */
export const areaDeadlineMs = 5000;

const loads = new Map<string, Promise<RemoteModule>>();

async function bring(area: AreaRecord, attempt: number): Promise<RemoteModule> {
  const [module] = await Promise.all([fetchArea(area, attempt), loadStyles(area)]);
  return module;
}

async function load(area: AreaRecord, attempt: number): Promise<RemoteModule> {
  if (!area.enabled) {
    throw new DisabledAreaError(`Area ${area.name} is switched off.`);
  }
  if (!fitsHost(hostVersion, area.hostRange)) {
    throw new UnfitAreaError(`Area ${area.name} needs host ${area.hostRange}; this is ${hostVersion}.`);
  }
  return withDeadline(bring(area, attempt), areaDeadlineMs);
}

/**
 * Brings an area into the page, once for each attempt: the same promise every time, so that a component may wait for
 * it with `use`. It rejects when the area is off, does not fit the host, is late or broken.
 */
export function loadArea(area: AreaRecord, attempt: number): Promise<RemoteModule> {
  const key = `${area.container} ${attempt}`;
  const known = loads.get(key);
  if (known) {
    return known;
  }
  const started = load(area, attempt);
  loads.set(key, started);
  return started;
}
