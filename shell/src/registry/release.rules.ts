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

/** Names a version of an area as a browser gets it: from where, which build, and whether it is switched on. */
export function versionOf({ base, build, enabled }: AreaRecord): string {
  return [base, build, enabled].join(' ');
}

export function isNewShell(shell: Registry['shell'], newest: Registry): boolean {
  return shell !== undefined && newest.shell !== undefined && shell.build !== newest.shell.build;
}

/**
 * Does the page run another version of an area than it would get now? One that is known not to load is no reason to
 * give up the one that does.
 */
export function isOutdated({ inPage, broken }: PageReleases, newest: Registry, name: string): boolean {
  const here = inPage.get(name);
  const live = newest.areas.find((area) => area.name === name);
  if (here === undefined) return false;
  return live === undefined || (versionOf(here) !== versionOf(live) && !broken.has(versionOf(live)));
}

/** Is something live that open pages are asked to take soon, and that this one does not have? */
export function isUrged(page: PageReleases, newest: Registry): boolean {
  const urgent = newest.areas.filter((area) => area.urgent);
  return (
    (newest.shell?.urgent === true && isNewShell(page.shell, newest)) ||
    urgent.some(({ name }) => isOutdated(page, newest, name))
  );
}

/**
 * Must the page be loaded anew to enter an address? Where an older shell runs, or an older version of the area: two
 * versions of one area never run in one page, for the state and the timers of the first would live on.
 * @param known the areas as the page knows them
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
 * The areas as the page goes on with them: those that run in it as they are, of all others the newest versions, and in
 * the place of one that did not load the version behind it.
 */
export function takeIn({ inPage, broken }: Omit<PageReleases, 'shell'>, newest: Registry): readonly AreaRecord[] {
  const names = new Set(newest.areas.map(({ name }) => name));
  const gone = [...inPage.values()].filter(({ name }) => !names.has(name));
  const good = (live: AreaRecord) => (broken.has(versionOf(live)) ? (live.fallback ?? live) : live);
  return [...newest.areas.map((live) => inPage.get(live.name) ?? good(live)), ...gone];
}
