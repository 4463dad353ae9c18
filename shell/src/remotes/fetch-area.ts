import type { AreaRecord, RemoteModule } from 'shared-api/host';
import { containerNamed, openContainer } from './area-container';
import { areasInPage } from './areas-in-page';
import { loadEntry } from './load-entry';

/**
 * Takes an area's module out of its container.
 * @param attempt 0 for the first try. A retry forgets the container of the try before and uses another address, because
 * the browser holds on to one that hangs; chunks follow the entry's address (scripts/federation/retry-plugin.mjs).
 * @throws Error also when the page has given the version up meanwhile: it must not run beside what came in its place
 */
export async function fetchArea(area: AreaRecord, attempt: number): Promise<RemoteModule> {
  const query = attempt === 0 ? '' : `?r=${attempt}`;
  if (attempt > 0) {
    Reflect.set(window, area.container, undefined);
  }
  if (containerNamed(area.container) === null) {
    await loadEntry(`${area.base}${area.entry}${query}`, area.integrity[area.entry]);
  }
  const container = containerNamed(area.container);
  if (container === null) {
    throw new Error(`Area ${area.name} exports nothing.`);
  }
  if (areasInPage.get(area.name) !== area) {
    throw new Error(`Area ${area.name} came when nobody waited for it any more.`);
  }
  return openContainer(container);
}
