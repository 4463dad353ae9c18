import type { AreaRecord, RemoteModule } from 'shared-api/host';
import { loadReleases } from '../releases/load-releases';
import { DisabledAreaError } from './area-errors';
import { areasInPage } from './areas-in-page';
import { checkFit } from './check-fit';
import { fetchArea } from './fetch-area';
import { loadStyles } from './load-styles';
import { withDeadline } from './with-deadline';

/** A script that hangs would keep the browser waiting for minutes. */
const areaDeadlineMs = 5000;

const loads = new Map<string, Promise<RemoteModule>>();

async function bring(area: AreaRecord, attempt: number): Promise<RemoteModule> {
  const [module] = await Promise.all([fetchArea(area, attempt), loadStyles(area)]);
  return module;
}

/** Notes the area as one of the page's, unless it does not come. */
async function bringIn(area: AreaRecord, attempt: number): Promise<RemoteModule> {
  const before = areasInPage.get(area.name);
  areasInPage.set(area.name, area);
  try {
    return await withDeadline(bring(area, attempt), areaDeadlineMs);
  } catch (error) {
    if (before) areasInPage.set(area.name, before);
    else areasInPage.delete(area.name);
    throw error;
  }
}

async function load(area: AreaRecord, attempt: number): Promise<RemoteModule> {
  if (!area.enabled) {
    throw new DisabledAreaError(`Area ${area.name} is switched off.`);
  }
  try {
    checkFit(area);
    return await bringIn(area, attempt);
  } catch (error) {
    const releases = await loadReleases().catch(() => null);
    if (!releases) throw error;
    return releases.recoverArea(area, error, (version) => loadArea(version, attempt));
  }
}

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
  const started = load(area, attempt);
  loads.set(key, started);
  noteOutcome(started);
  return started;
}

/** Where `use` finds these fields it goes on at once; a promise that is new to it leaves a place empty for a moment. */
function noteOutcome(loading: Promise<RemoteModule>): void {
  loading.then(
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => {},
  );
}
