import { type AreaRecord, areaAt, type Registry } from 'shared-api/host';

/** The versions that a page was made of, and has taken in since. */
export interface PageReleases {
  /** The shell that runs; unknown where a development server wrote the page. */
  readonly shell: Registry['shell'];
  /** Areas that run in the page, or are on their way into it, by name. */
  readonly inPage: ReadonlyMap<string, AreaRecord>;
  /** Versions that did not load, as `versionOf` names them. */
  readonly broken: ReadonlySet<string>;
}

/** Identifies a version of an area as the browser gets it: base address, build, and whether it is enabled. */
export function versionOf({ base, build, enabled }: AreaRecord): string {
  return [base, build, enabled].join(' ');
}

export function isNewShell(shell: Registry['shell'], newest: Registry): boolean {
  return shell !== undefined && newest.shell !== undefined && shell.build !== newest.shell.build;
}

/**
 * Whether the page runs another version of an area than it would get now. A live version that is known not to load does
 * not count: the running one is kept.
 */
export function isOutdated({ inPage, broken }: PageReleases, newest: Registry, name: string): boolean {
  const here = inPage.get(name);
  const live = newest.areas.find((area) => area.name === name);
  if (here === undefined) return false;
  return live === undefined || (versionOf(here) !== versionOf(live) && !broken.has(versionOf(live)));
}

/** Whether a release marked as urgent is live that this page does not run. */
export function isUrged(page: PageReleases, newest: Registry): boolean {
  const urgent = newest.areas.filter((area) => area.urgent);
  return (
    (newest.shell?.urgent === true && isNewShell(page.shell, newest)) ||
    urgent.some(({ name }) => isOutdated(page, newest, name))
  );
}

/**
 * Whether entering an address needs a reload of the document: when the page runs an older shell, or an older version of
 * the area. Two versions of one area never run in one document, since state and timers of the first would live on.
 * @param known the areas of the page's registry
 */
export function mustReload(
  page: PageReleases,
  known: readonly AreaRecord[],
  newest: Registry,
  pathname: string,
): boolean {
  const meant = [areaAt(known, pathname), areaAt(newest.areas, pathname)].filter((area) => area !== undefined);
  return isNewShell(page.shell, newest) || meant.some(({ name }) => isOutdated(page, newest, name));
}

/**
 * The page's areas after a new registry: areas that run in the page keep their version, all others take the newest, or
 * its fallback if the newest did not load.
 */
export function takeIn({ inPage, broken }: Omit<PageReleases, 'shell'>, newest: Registry): readonly AreaRecord[] {
  const names = new Set(newest.areas.map(({ name }) => name));
  const gone = [...inPage.values()].filter(({ name }) => !names.has(name));
  const good = (live: AreaRecord) => (broken.has(versionOf(live)) ? (live.fallback ?? live) : live);
  return [...newest.areas.map((live) => inPage.get(live.name) ?? good(live)), ...gone];
}
