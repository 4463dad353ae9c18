import type { Registry } from 'shared-api/host';
import { areasInPage } from './areas-in-page';
import type { PageRegistry } from './registry-store';
import { registryStore } from './registry-store';
import { isNewShell, isUrged, type PageReleases, takeIn } from './release.rules';

/** Versions of areas that did not load in this page. */
export const brokenVersions = new Set<string>();

/** The last answer of the server. */
let lastAnswer: Registry | null = null;

let announcedBuild: string | undefined;

/** What runs in this page. */
export function pageReleases(): PageReleases {
  return { shell: registryStore.getState().shell, inPage: areasInPage, broken: brokenVersions };
}

/**
 * The last registry that the server sent, even if its answer came too late for who asked; null before the first one.
 */
export function lastRegistry(): Registry | null {
  return lastAnswer;
}

/** Changes the registry's store only if something is new: every change renders the whole page again. */
function takeNews(news: Pick<PageRegistry, 'areas' | 'apiVersion'>): void {
  const { areas, apiVersion } = registryStore.getState();
  if (JSON.stringify(news) !== JSON.stringify({ areas, apiVersion })) registryStore.setState(news);
}

/**
 * Takes new releases into the page, as far as an open page can. The notice of a new shell is raised once, that of an
 * urgent release until the page has it.
 */
export function learnReleases(newest: Registry): void {
  lastAnswer = newest;
  const page = pageReleases();
  takeNews({ areas: takeIn(page, newest), apiVersion: newest.apiVersion });
  const urged = isUrged(page, newest);
  if (urged !== (registryStore.getState().urged ?? false)) registryStore.setState({ urged });
  const build = newest.shell?.build;
  if (!isNewShell(page.shell, newest) || build === announcedBuild) return;
  announcedBuild = build;
  registryStore.setState({ newShell: true });
}
