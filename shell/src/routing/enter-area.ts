import { areaAt } from 'shared-api/host';
import { loadArea } from '../loader/load-area';
import { withDeadline } from '../loader/with-deadline';
import { loadReleases } from '../releases/load-releases';
import { attemptAt } from '../remotes/area-attempts';
import { detourFor } from './guard';
import { siteStore } from './site-store';
import { fillPlace, wayStore } from './way-store';

/** Nobody waits longer at the door of an area for what knows of new versions; that waits no longer for its answer. */
const patienceMs = 1500;

/** Whoever follows a link sees within this time where it leads to, if only an empty place. */
const atOnceMs = 80;

let latest: object = {};

/** Whoever goes another way has given up the one that still waits. */
export function giveUpWay(): object {
  latest = {};
  wayStore.setState({ isUndecided: false });
  return latest;
}

/** Does a way lead into an area from the outside, or from a place in it that is still empty? */
export function isEntry(from: string, to: string): boolean {
  const { areas } = siteStore.getState();
  const area = areaAt(areas, to);
  return area !== undefined && (wayStore.getState().emptyPlaces.includes(from) || area !== areaAt(areas, from));
}

/** Brings the area of an address that the person may see. What keeps it from coming is told in its place. */
async function bringArea(pathname: string): Promise<void> {
  const site = siteStore.getState();
  const area = areaAt(site.areas, pathname);
  if (area === undefined || detourFor(site, { pathname, search: '' }) !== null) return;
  await loadArea(area, attemptAt(area.name)).catch(() => {});
}

/**
 * Enters an area, once it is known whether this page may: an older version of it is never entered. Until then the way
 * is gone, the frame stands, and the page's place is empty; not before a moment has passed, in which an area that was
 * fetched ahead is entered with its page.
 */
export function enterArea(to: string, go: () => void): void {
  const way = giveUpWay();
  wayStore.setState({ isUndecided: true });
  let isGone = false;
  const goOnce = () => {
    if (!isGone) go();
    isGone = true;
  };
  const showPlace = () => {
    if (way !== latest) return;
    wayStore.setState(({ emptyPlaces }) => ({ emptyPlaces: [...emptyPlaces, to] }));
    goOnce();
  };
  const timer = setTimeout(showPlace, atOnceMs);
  withDeadline(loadReleases(), patienceMs)
    .then(({ wayInto }) => wayInto(to))
    .catch(() => null)
    .then(async (newPage) => {
      if (way !== latest) return;
      if (newPage !== null) {
        clearTimeout(timer);
        return newPage(goOnce);
      }
      wayStore.setState({ isUndecided: false });
      await bringArea(to);
      clearTimeout(timer);
      if (way !== latest) return;
      goOnce();
      fillPlace(to);
    });
}
