import type { AreaRecord, Registry, RuntimeManifest, ShellManifest } from 'shared-api/release';
import type { AreaPart, ShellPart } from './read-piece';
import { composeStills, type StillPage } from './still-pages';

/** One version of the shell with one of each area: what a page is made of. */
export interface Release {
  readonly page: string;
  readonly shellBase: string;
  readonly shell: ShellManifest;
  readonly runtime: RuntimeManifest;
  readonly areas: readonly AreaRecord[];
  /** Pages that show before any script, by address; an address without one begins with the shell's script. */
  readonly stills: ReadonlyMap<string, StillPage>;
  /** Other origins that this browser takes areas from. */
  readonly origins: readonly string[];
}

/** Puts the parts together. An area that is switched off, or comes from elsewhere, shows nothing before its scripts. */
export function composeRelease(shell: ShellPart, areas: readonly AreaPart[]): Release {
  const open = areas.filter(({ record }) => record.enabled && record.override === undefined);
  const pages = Object.assign({}, ...open.map(({ stills }) => stills));
  return {
    page: shell.page,
    shellBase: shell.base,
    shell: shell.shell,
    runtime: shell.runtime,
    areas: areas.map(({ record }) => record),
    stills: shell.frames === null ? new Map() : composeStills(shell.frames, pages, shell.faces),
    origins: areas.flatMap(({ record }) => record.override ?? []),
  };
}

/** The areas as a page finds them. */
export function registryOf({ areas, shell, shellBase }: Release): Registry {
  return { areas: [...areas], shell: { version: shell.version, build: shell.build, base: shellBase } };
}
