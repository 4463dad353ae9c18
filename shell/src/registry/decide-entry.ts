import { areaAt, type Registry } from 'shared-api/host';
import { beginLoading } from '../api/loading';
import { askRegistry } from './ask-registry';
import { heardReleases, pageReleases } from './page-releases';
import { preloadArea } from './preload-area';
import { registryStore } from './registry-store';
import { mustReload } from './release.rules';
import { reloadDocument } from './reload-document';
import { DeadlineError } from './with-deadline';

/**
 * What is live, or what the server said last, where it takes too long to say it again. Where it cannot be reached, no
 * page could be loaded anew either: null.
 */
async function askOrRemember(): Promise<Registry | null> {
  try {
    return await askRegistry();
  } catch (failure) {
    return failure instanceof DeadlineError ? heardReleases() : null;
  }
}

/**
 * How an area is entered: in this page, or by loading the page anew, where an older version of the area or of the shell
 * runs in this one. The files that are known to be needed are on their way meanwhile. When nobody says what is live,
 * one goes on with what is known.
 * @returns what loads the page anew; null for the way in this page
 */
export async function decideEntry(pathname: string): Promise<typeof reloadDocument | null> {
  const { areas } = registryStore.getState();
  const known = areaAt(areas, pathname);
  if (known) preloadArea(known);
  const answered = beginLoading();
  const newest = await askOrRemember();
  answered();
  if (newest === null) return null;
  const live = areaAt(newest.areas, pathname);
  if (live) preloadArea(live);
  return mustReload(pageReleases(), areas, newest, pathname) ? reloadDocument : null;
}
