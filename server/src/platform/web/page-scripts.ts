import { areaAt, type PageFiles, pageAt } from 'shared-api/release';
import { html } from '../html';
import { beginsPage, type Release } from './release';

/** The page's own scripts, as the builds of shell and areas tell them. */
function pageOf({ areas, areaPages, shell }: Release, pathname: string): PageFiles | undefined {
  const area = areaAt(areas, pathname);
  return pageAt(shell.pages, pathname) ?? (area && pageAt(areaPages.get(area.name)?.pages ?? [], pathname));
}

/** The same where the page begins with them: not of an area that is switched off, or comes from somewhere else. */
function shownPage(release: Release, pathname: string): PageFiles | undefined {
  const area = areaAt(release.areas, pathname);
  const begins = area !== undefined && beginsPage(release.shell, area);
  return begins || pageAt(release.shell.pages, pathname) ? pageOf(release, pathname) : undefined;
}

/** The page's address in its route table. */
export function addressOf(release: Release, pathname: string): string | undefined {
  return pageOf(release, pathname)?.path;
}

/**
 * Whether an address belongs to nobody: neither to an area, which alone knows its pages, nor to a page of the shell,
 * whose router knows no capital letters and no slash at the end. A shell that names no pages may have any.
 */
export function leadsNowhere({ areas, shell }: Release, pathname: string): boolean {
  const isShells = pageAt(shell.pages, pathname.toLowerCase().replace(/\/+$/, '')) !== undefined;
  return shell.pages.length > 0 && !isShells && areaAt(areas, pathname) === undefined;
}

/** Names the page of an address: all addresses of one page begin with the same scripts. */
export function pageKey(release: Release, pathname: string): string {
  return `${areaAt(release.areas, pathname)?.name ?? ''} ${addressOf(release, pathname) ?? ''}`;
}

/**
 * Ordered `defer`: the shell, then the area that the address belongs to, and last what its page and its frame are
 * made of, so that nothing is asked for only once another script has run.
 */
export function scriptsOf(release: Release, pathname: string, priority = ''): string {
  const { shell, shellBase, areaPages } = release;
  const found = areaAt(release.areas, pathname);
  const area = found && beginsPage(shell, found) ? found : undefined;
  const ofArea = area && { base: area.base, integrity: areaPages.get(area.name)?.integrity ?? area.integrity };
  const ofShell = { base: shellBase, integrity: shell.integrity };

  const isShells = pageAt(shell.pages, pathname) !== undefined;
  const page = shownPage(release, pathname);
  const frame = isShells ? page?.frame : area?.frame;
  const entryPoints = (page?.doors ?? []).flatMap((entryPoint) => shell.doors[entryPoint] ?? []);

  const all = [
    ...tags(ofShell, [...shell.scripts, ...(shell.frames[frame ?? ''] ?? [])], priority),
    ...(area && ofArea ? tags(ofArea, [...area.preload, area.entry], priority) : []),
    ...tags(ofArea && !isShells ? ofArea : ofShell, page?.files ?? [], priority),
    ...tags(ofShell, entryPoints, priority),
  ];
  return [...new Set(all)].join('');
}

/**
 * The scripts of any other page, and where it tells what it will ask first, before them the starter, which asks for it
 * while they are on their way.
 */
export function startingScripts(release: Release, pathname: string): string {
  const scripts = scriptsOf(release, pathname);
  const { starter } = release.shell;
  const asks = shownPage(release, pathname)?.asks ?? [];
  if (starter === undefined || asks.length === 0) return scripts;
  return starterTag(release, starter, html` data-asks="${asks.join(' ')}"`.text) + scripts;
}

/**
 * The scripts of a prerendered page, which shows and works without them: they wait in a template until the shell's
 * starter puts them in. A shell without one has them come last.
 */
export function waitingScripts(release: Release, pathname: string): string {
  const scripts = scriptsOf(release, pathname, ' fetchpriority="low"');
  const { starter } = release.shell;
  if (starter === undefined) return scripts;
  return `<template id="carcare-scripts">${scripts}</template>${starterTag(release, starter)}`;
}

function starterTag({ shell, shellBase }: Release, file: string, attributes = ''): string {
  return `<script async${attributes} src="${shellBase}${file}"${integrityOf(shell.integrity[file])}></script>`;
}

interface Origin {
  readonly base: string;
  readonly integrity: Readonly<Record<string, string>>;
}

function tags({ base, integrity }: Origin, files: readonly string[], priority: string): string[] {
  return files.map((file) => `<script defer${priority} src="${base}${file}"${integrityOf(integrity[file])}></script>`);
}

/** The attributes with which a browser refuses a file of which a byte was changed. */
function integrityOf(hash: string | undefined): string {
  return hash === undefined ? '' : ` integrity="${hash}" crossorigin="anonymous"`;
}
