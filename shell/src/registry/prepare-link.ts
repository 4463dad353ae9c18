import { areaAt } from 'shared-api/host';
import { askRegistry } from './ask-registry';
import { preloadArea } from './preload-area';
import { registryStore } from './registry-store';

interface Connection {
  readonly saveData?: boolean;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** The path that a link leads to within the product, or null. */
function pathBehind(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === window.location.origin && !link.target ? link.pathname : null;
}

/**
 * Asks for the live version of the area that a link leads to, and preloads its first files. A link from an area to one
 * of the shell's own pages asks, too, since the next area is entered from there. Nothing is preloaded with `saveData`.
 */
export async function prepareLink(target: EventTarget | null): Promise<void> {
  const pathname = pathBehind(target);
  if (pathname === null || navigator.connection?.saveData) return;
  const { areas } = registryStore.getState();
  const known = areaAt(areas, pathname);
  if (known === areaAt(areas, window.location.pathname)) return;
  if (known) preloadArea(known);
  const newest = await askRegistry();
  const live = newest.areas.find(({ name }) => name === known?.name);
  if (live) preloadArea(live);
}
