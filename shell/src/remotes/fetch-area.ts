import { loadRemote, registerRemotes } from '@module-federation/runtime-tools/runtime';
import type { AreaRecord, RemoteModule } from 'shared-api/host';

/**
 * Asks the federation runtime for an area's module.
 * @param attempt 0 for the first try. A retry uses another address, because the browser holds on to one that hangs,
 * and forgets the container of the try before; chunks follow the entry's address (scripts/federation/retry-plugin.mjs).
 */
export async function fetchArea(area: AreaRecord, attempt: number): Promise<RemoteModule> {
  const retried = attempt > 0;
  if (retried) {
    Reflect.set(window, area.container, undefined);
  }
  const entry = `${area.base}${area.entry}${retried ? `?r=${attempt}` : ''}`;
  registerRemotes([{ name: area.container, entry, type: 'global', entryGlobalName: area.container }], {
    force: retried,
  });
  const exported = await loadRemote<{ area: RemoteModule }>(`${area.container}/area`);
  if (!exported) {
    throw new Error(`Area ${area.name} exports nothing.`);
  }
  return exported.area;
}
