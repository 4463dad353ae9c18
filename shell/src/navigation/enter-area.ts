import { areaAt } from 'shared-api/host';
import { currentPage } from '../api/current-page';
import { reportError } from '../api/report-error';
import { attemptAt } from '../loader/area-attempts';
import { loadArea } from '../loader/load-area';
import { loadReleases } from '../registry/load-releases';
import { registryStore } from '../registry/registry-store';
import { withDeadline } from '../registry/with-deadline';
import { redirectFor } from './guard';
import { beginNavigation, emptyOutlet, fillOutlet, navigationStore } from './navigation-store';

/**
 * How long entering an area waits for the release-checking chunk; the check itself has the same limit (`askRegistry`).
 */
const patienceMs = 1500;

/** After this long a followed link changes the address and empties the outlet, even if the area has not loaded yet. */
const atOnceMs = 80;

/**
 * Whether a navigation enters an area: from another area or a shell page, or from an address whose outlet is still
 * empty.
 */
export function isEntry(from: string, to: string): boolean {
  const { areas } = registryStore.getState();
  const area = areaAt(areas, to);
  return area !== undefined && (navigationStore.getState().emptyOutlets.includes(from) || area !== areaAt(areas, from));
}

/** Loads the area of an address, if the person may open it. A failure is not thrown: the area's outlet shows it. */
async function bringArea(pathname: string): Promise<void> {
  const registry = registryStore.getState();
  const area = areaAt(registry.areas, pathname);
  if (area === undefined || redirectFor(registry, { pathname, search: '' }) !== null) return;
  await loadArea(area, attemptAt(area.name)).catch(() => {});
}

/**
 * Navigates into an area: asks the registry which version is live, then either loads that version into this page or
 * reloads the document, so that an outdated version is never entered. If this takes longer than `atOnceMs`, the address
 * changes first and the outlet stays empty until the area is there; a preloaded area is usually quicker than that, and
 * address and page change together. Should any of this break, the person goes on all the same, and the area's outlet
 * shows what there is to show.
 * @param go performs the navigation in the router
 */
export function enterArea(to: string, go: () => void): void {
  const navigation = beginNavigation();
  let isGone = false;
  const goOnce = () => {
    if (isGone) return;
    isGone = true;
    go();
  };
  const goAhead = () => {
    if (!navigation.isCurrent()) return;
    emptyOutlet(to);
    goOnce();
  };
  const timer = setTimeout(goAhead, atOnceMs);
  const arrive = (phase: 'shown' | 'idle') => {
    clearTimeout(timer);
    if (!navigation.isCurrent()) return;
    navigation.enter(phase);
    goOnce();
    fillOutlet(to);
  };
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
      arrive('shown');
    })
    .catch((error) => {
      reportError({ error, area: currentPage().area });
      arrive('idle');
    });
}
