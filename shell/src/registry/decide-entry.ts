import { areaAt, type Registry } from 'shared-api/host';
import { beginLoading } from '../api/loading';
import { askRegistry } from './ask-registry';
import { lastRegistry, pageReleases } from './page-releases';
import { preloadArea } from './preload-area';
import { registryStore } from './registry-store';
import { mustReload } from './release.rules';
import { reloadDocument } from './reload-document';
import { DeadlineError } from './with-deadline';

/**
 * The live registry, or the last known one when the server is slow to answer. Null when the server cannot be reached:
 * then reloading the document would fail, too.
 */
async function askOrRemember(): Promise<Registry | null> {
  try {
    return await askRegistry();
  } catch (failure) {
    return failure instanceof DeadlineError ? lastRegistry() : null;
  }
}

/**
 * Decides how an area is entered: within this document, or by reloading it, if it runs an older version of the area or
 * of the shell. Files that are known to be needed are preloaded meanwhile. Without an answer the known versions are
 * used.
 * @returns the function that reloads the document, or null to stay in it
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
