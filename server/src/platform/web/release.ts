import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AreaManifest,
  areaManifest,
  type RuntimeManifest,
  runtimeManifest,
  type ShellManifest,
  shellManifest,
} from 'shared-api/release';
import type * as z from 'zod/mini';
import { readStills, stillFiles } from './read-stills';
import type { StillPage } from './still-pages';

/** What the builds have left for the server: the page, the shell's manifests, the areas'. */
export interface Release {
  readonly page: string;
  readonly shell: ShellManifest;
  readonly runtime: RuntimeManifest;
  readonly areas: readonly AreaManifest[];
  /** Pages that show before any script, by address; an address without one begins with the shell's script. */
  readonly stills: ReadonlyMap<string, StillPage>;
}

/** The folders of a built product, below its root. */
export interface BuiltFolders {
  readonly shell: string;
  readonly areas: Readonly<Record<string, string>>;
}

export function builtFolders(root: string): BuiltFolders {
  const dist = (workspace: string) => join(root, workspace, 'dist');
  return {
    shell: dist('shell'),
    areas: {
      public: dist('remote-public'),
      manager: dist('remote-manager'),
      admin: dist('remote-admin'),
      account: dist('remote-account'),
    },
  };
}

export interface ReleaseReader {
  /** The release as it lies on the disk; null while the shell is not built. */
  current(): Release | null;
}

/** Reads the manifests, and again when a build has changed one. An area that is not built is not offered. */
export function releaseReader(folders: BuiltFolders): ReleaseReader {
  const areaFiles = Object.values(folders.areas).map((folder) => join(folder, 'area.json'));
  let known: { state: string; release: Release | null } | undefined;
  return {
    current() {
      const shellFiles = [pageOf(folders), join(folders.shell, 'shell.json'), join(folders.shell, 'runtime.json')];
      const state = [...shellFiles, ...areaFiles, ...stillFiles(folders)].map(changedAt).join(' ');
      if (known?.state !== state) {
        const isBuilt = shellFiles.every((file) => existsSync(file));
        known = { state, release: isBuilt ? readRelease(folders, areaFiles) : null };
      }
      return known.release;
    },
  };
}

/** The page lies with the build, or beside the sources where a build does not copy it. */
function pageOf({ shell }: BuiltFolders): string {
  const built = join(shell, 'index.html');
  return existsSync(built) ? built : join(shell, '..', 'index.html');
}

function readRelease(folders: BuiltFolders, areaFiles: readonly string[]): Release {
  const shell = readJson(join(folders.shell, 'shell.json'), shellManifest);
  return {
    page: readFileSync(pageOf(folders), 'utf8'),
    stills: readStills(folders, shell),
    shell,
    runtime: readJson(join(folders.shell, 'runtime.json'), runtimeManifest),
    areas: areaFiles.filter((file) => existsSync(file)).map((file) => readJson(file, areaManifest)),
  };
}

function readJson<S extends z.ZodMiniType>(file: string, schema: S): z.output<S> {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
