import { fsyncSync } from 'node:fs';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type FolderInit = NodeFS['init'];
type ModuleOptions = Parameters<FolderInit>[1];

interface OpenFile {
  readonly nfd: number;
}

/** Start parameters of the embedded engine with real syncs instead of none. */
export function durableStartParams(defaults: readonly string[]): NonNullable<PGliteOptions['startParams']> {
  return [...defaults.filter((parameter) => parameter !== '-F'), '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];
}

/** The folder of the embedded database, whose files really reach the disk: as shipped, no write is ever synced. */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: ModuleOptions): ReturnType<FolderInit> {
    const { emscriptenOpts } = await super.init(pg, options);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...listOf(emscriptenOpts.preRun), addFsync] } };
  }
}

function listOf<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return isList(value) ? value : [value];
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}

/** The engine's `fd_sync` asks the file system for `fsync` and takes its absence for success. */
function addFsync(module: object): void {
  const operations = member(member(module, 'NODEFS'), 'stream_ops');
  Reflect.set(operations, 'fsync', (file: OpenFile) => {
    fsyncSync(file.nfd);
    return 0;
  });
}

function member(owner: object, name: string): object {
  const value: unknown = Reflect.get(owner, name);
  if (typeof value !== 'object' || value === null) throw new Error(`The embedded database has no ${name}`);
  return value;
}
