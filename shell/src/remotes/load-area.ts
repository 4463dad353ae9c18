import type { ComponentType, ReactNode } from 'react';
import { type AreaRecord, hostVersion, type RemoteModule } from 'shared-api/host';
import { DisabledAreaError, UnfitAreaError } from './area-errors';
import { fetchArea } from './fetch-area';
import { fitsHost } from './host-range';
import { loadStyles } from './load-styles';
import { withDeadline } from './with-deadline';

/** The federation runtime itself would give up a hanging entry after 20 s. */
export const areaDeadlineMs = 5000;

export interface LoadedArea {
  readonly module: RemoteModule;
  /** What stands around everything of the area: the server state that all areas share. */
  readonly Data: ComponentType<{ children: ReactNode }>;
}

const loads = new Map<string, Promise<LoadedArea>>();

async function bring(area: AreaRecord, attempt: number): Promise<LoadedArea> {
  const [module, { AreaData }] = await Promise.all([fetchArea(area, attempt), import('./area-data'), loadStyles(area)]);
  return { module, Data: AreaData };
}

async function load(area: AreaRecord, attempt: number): Promise<LoadedArea> {
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
export function loadArea(area: AreaRecord, attempt: number): Promise<LoadedArea> {
  const key = `${area.container} ${attempt}`;
  const known = loads.get(key);
  if (known) {
    return known;
  }
  const started = load(area, attempt);
  loads.set(key, started);
  return started;
}
