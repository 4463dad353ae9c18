import { loadRemote, registerRemotes } from '@module-federation/runtime-tools/runtime';
import type { AreaRecord, RemoteModule } from 'shared-api/host';
import { checkEntry } from './check-entry';

/**
 * Asks the federation runtime for an area's module.
 * @param attempt 0 for the first try. A retry forgets the container of the try before and uses another address, because
 * the browser holds on to one that hangs; chunks follow the entry's address (scripts/federation/retry-plugin.mjs). It
 * goes by another name too: replacing a remote by force takes the shared modules that only it used out of the page.
 */
export async function fetchArea(area: AreaRecord, attempt: number): Promise<RemoteModule> {
  const query = attempt === 0 ? '' : `?r=${attempt}`;
  const name = attempt === 0 ? area.container : `${area.container}_${attempt}`;
  if (attempt > 0) {
    Reflect.set(window, area.container, undefined);
  }
  const entry = `${area.base}${area.entry}${query}`;
  checkEntry(entry, area.integrity[area.entry]);
  registerRemotes([{ name, entry, type: 'global', entryGlobalName: area.container }]);
  const exported = await loadRemote<{ area: RemoteModule }>(`${name}/area`);
  if (!exported) {
    throw new Error(`Area ${area.name} exports nothing.`);
  }
  return exported.area;
}
