import { loadRemote, registerRemotes } from '@module-federation/runtime-tools/runtime';
import type { AreaRecord, RemoteModule } from 'shared-api/host';
import { loadStyles } from './load-styles';
import { withDeadline } from './with-deadline';

/** Longer than this is taken for a failure; the federation runtime itself would wait 20 s. */
export const areaDeadlineMs = 5000;

/** The address of the area's entry. A retry needs another one: the browser holds on to an address that hangs. */
function entryAddress(area: AreaRecord, attempt: number): string {
  return `${area.base}${area.entry}${attempt === 0 ? '' : `?r=${attempt}`}`;
}

/**
 * Brings an area into the page.
 * @param attempt 0 for the first try; each retry counts one up
 * @throws when the area does not arrive in time, or arrives broken
 */
export async function loadArea(area: AreaRecord, attempt: number): Promise<RemoteModule> {
  const entry = entryAddress(area, attempt);
  registerRemotes([{ name: area.container, entry, type: 'global', entryGlobalName: area.container }], {
    force: attempt > 0,
  });
  const [module] = await withDeadline(
    Promise.all([loadRemote<{ area: RemoteModule }>(`${area.container}/area`), loadStyles(area)]),
    areaDeadlineMs,
  );
  if (!module) {
    throw new Error(`Area ${area.name} has no module.`);
  }
  return module.area;
}
