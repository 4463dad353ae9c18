import { apiVersion } from 'shared-api/contracts';
import {
  type AreaRecord,
  changedNames,
  fitsRange,
  fitsServer,
  missingNames,
  type Registry,
  type ShellManifest,
  skeletonFrameOf,
} from 'shared-api/release';
import {
  composeOwnSkeletons,
  composePrerendered,
  composeSkeletons,
  type PrerenderedDrawing,
  type PrerenderedPage,
} from './prerendered-pages';
import type { AreaPages, AreaPart, ShellPart } from './read-piece';

/** One version of the shell with one of each area: what a page is made of. */
export interface Release {
  readonly page: string;
  readonly shellBase: string;
  readonly shell: ShellManifest;
  /** The fonts' faces, for pages that bring no style of their own. */
  readonly style: string;
  /** Open pages are asked to take this shell soon. */
  readonly urgent: boolean;
  readonly areas: readonly AreaRecord[];
  /** What their pages begin with, and the hashes of all their files, by the area's name. */
  readonly areaPages: ReadonlyMap<string, AreaPages>;
  /** What a browser goes back to when an area does not load, by the area's name. */
  readonly fallbacks: ReadonlyMap<string, AreaRecord>;
  /** Pages that show before any script, by address; an address without one begins with the shell's script. */
  readonly prerendered: ReadonlyMap<string, PrerenderedPage>;
  /** What covers the window of other pages until they are drawn, by address in the route table. */
  readonly skeletons: ReadonlyMap<string, PrerenderedDrawing>;
  /** Other origins that this browser takes areas from. */
  readonly origins: readonly string[];
}

/** An area's part, and that of the version that stands behind it. */
export type BackedArea = AreaPart & { readonly fallback?: AreaPart };

/**
 * Whether a page may begin with an area. The shell refuses one that is switched off or fits neither the shell nor this
 * server, and one that comes from elsewhere is the shell's to load, as it may well not answer.
 */
export function beginsPage({ hostVersion }: ShellManifest, area: AreaRecord): boolean {
  const isOurs = area.enabled && area.override === undefined && area.lacks === undefined;
  return isOurs && fitsRange(hostVersion, area.hostRange) && fitsServer(area, apiVersion);
}

/**
 * The record of a version, with what its code uses and this shell does not have, or not as it was: the page refuses it
 * before it runs.
 */
function recordFor({ offers, types: offered }: ShellManifest, { record, uses, types }: AreaPart): AreaRecord {
  const lacks = [...missingNames(uses, offers), ...changedNames(uses, types, offered)];
  return lacks.length === 0 ? record : { ...record, lacks };
}

/** Puts the parts together. An area that no page begins with shows nothing before its scripts. */
export function composeRelease(shell: ShellPart, backed: readonly BackedArea[]): Release {
  const areas = backed.map((area) => ({ ...area, record: recordFor(shell.shell, area) }));
  const open = areas.filter(({ record }) => beginsPage(shell.shell, record));
  const drawn = Object.assign({}, ...open.map(({ prerendered }) => prerendered));
  return {
    page: shell.page,
    shellBase: shell.base,
    shell: shell.shell,
    style: shell.faces,
    urgent: shell.urgent === true,
    areas: areas.map(({ record }) => record),
    areaPages: new Map(areas.map(({ record, pages }) => [record.name, pages])),
    fallbacks: new Map(
      areas.flatMap(({ record, fallback }) => (fallback ? [[record.name, recordFor(shell.shell, fallback)]] : [])),
    ),
    skeletons: new Map([
      ...composeOwnSkeletons(shell.skeletons, shell.faces),
      ...open.flatMap((area) => [...skeletonsOf(shell, area)]),
    ]),
    prerendered: shell.frames === null ? new Map() : composePrerendered(shell.frames, drawn, shell.faces),
    origins: areas.flatMap(({ record }) => record.override ?? []),
  };
}

function skeletonsOf({ skeletons, faces }: ShellPart, { record, skeletons: parts }: AreaPart) {
  return composeSkeletons(skeletons[skeletonFrameOf(record)], parts, faces);
}

/** The areas as a page finds them. */
export function registryOf({ areas, shell, shellBase, urgent }: Release): Registry {
  const { version, build } = shell;
  return {
    areas: [...areas],
    shell: { version, build, base: shellBase, ...(urgent ? { urgent } : {}) },
    apiVersion,
  };
}

/** The same for a page that asks again: each area with what it goes back to. */
export function backedRegistryOf(release: Release): Registry {
  const { areas, ...rest } = registryOf(release);
  const backed = ({ name }: AreaRecord) => {
    const fallback = release.fallbacks.get(name);
    return fallback && { fallback };
  };
  return { ...rest, areas: areas.map((area) => ({ ...area, ...backed(area) })) };
}
