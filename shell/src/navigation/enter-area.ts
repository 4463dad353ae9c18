import { areaAt } from 'shared-api/host';
import { attemptAt } from '../loader/area-attempts';
import { loadArea } from '../loader/load-area';
import { loadReleases } from '../registry/load-releases';
import { registryStore } from '../registry/registry-store';
import { withDeadline } from '../registry/with-deadline';
import { redirectFor } from './guard';
import { beginNavigation, emptyOutlet, fillOutlet, navigationStore } from './navigation-store';

/** Nobody waits longer at the door of an area for what knows of new versions; that waits no longer for its answer. */
const patienceMs = 1500;

/** Whoever follows a link sees within this time where it leads to, if only an empty place. */
const atOnceMs = 80;

/** Does a navigation lead into an area from the outside, or from an outlet of it that is still empty? */
export function isEntry(from: string, to: string): boolean {
  const { areas } = registryStore.getState();
  const area = areaAt(areas, to);
  return area !== undefined && (navigationStore.getState().emptyOutlets.includes(from) || area !== areaAt(areas, from));
}

/** Brings the area of an address that the person may see. What keeps it from coming is told in its place. */
async function bringArea(pathname: string): Promise<void> {
  const registry = registryStore.getState();
  const area = areaAt(registry.areas, pathname);
  if (area === undefined || redirectFor(registry, { pathname, search: '' }) !== null) return;
  await loadArea(area, attemptAt(area.name)).catch(() => {});
}

/**
 * Enters an area, once it is known whether this page may: an older version of it is never entered. Until then the
 * address has changed, the frame stands, and the page's outlet is empty; not before a moment has passed, in which an
 * area that was fetched ahead is entered with its page.
 */
export function enterArea(to: string, go: () => void): void {
  const navigation = beginNavigation();
  let isGone = false;
  const goOnce = () => {
    if (!isGone) go();
    isGone = true;
  };
  const goAhead = () => {
    if (!navigation.isCurrent()) return;
    emptyOutlet(to);
    goOnce();
  };
  const timer = setTimeout(goAhead, atOnceMs);
  withDeadline(loadReleases(), patienceMs)
    .then(({ decideEntry }) => decideEntry(to))
    .catch(() => null)
    .then(async (reload) => {
      if (!navigation.isCurrent()) return;
      if (reload !== null) {
        clearTimeout(timer);
        navigation.enter('reloading');
        return reload(goOnce);
      }
      navigation.enter('loading');
      await bringArea(to);
      clearTimeout(timer);
      if (!navigation.isCurrent()) return;
      navigation.enter('shown');
      goOnce();
      fillOutlet(to);
    });
}
