import type { Registry } from 'shared-api/host';
import { areasInPage } from './areas-in-page';
import type { PageRegistry } from './registry-store';
import { registryStore } from './registry-store';
import { isNewShell, isUrged, type PageReleases, takeIn } from './release.rules';

/** Versions of areas that did not load in this page. */
export const brokenVersions = new Set<string>();

/** What the server said last. */
let heard: Registry | null = null;

let toldBuild: string | undefined;

/** What runs in this page. */
export function pageReleases(): PageReleases {
  return { shell: registryStore.getState().shell, inPage: areasInPage, broken: brokenVersions };
}

/** The versions that the server said last, however late its answer came; null before the first one. */
export function heardReleases(): Registry | null {
  return heard;
}

/** A new site map draws the whole page anew: an answer that says what is known already brings none. */
function takeNews(news: Pick<PageRegistry, 'areas' | 'apiVersion'>): void {
  const { areas, apiVersion } = registryStore.getState();
  if (JSON.stringify(news) !== JSON.stringify({ areas, apiVersion })) registryStore.setState(news);
}

/** Goes on with what was released meanwhile, as far as an open page can. A new shell is told once, and an urgent version until the page has it. */
export function learnReleases(newest: Registry): void {
  heard = newest;
  const page = pageReleases();
  takeNews({ areas: takeIn(page, newest), apiVersion: newest.apiVersion });
  const urged = isUrged(page, newest);
  if (urged !== (registryStore.getState().urged ?? false)) registryStore.setState({ urged });
  const build = newest.shell?.build;
  if (!isNewShell(page.shell, newest) || build === toldBuild) return;
  toldBuild = build;
  registryStore.setState({ newShell: true });
}
