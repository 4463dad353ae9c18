import { promisify } from 'node:util';
import { gunzip as gunzipBuffer, gzip as gzipBuffer } from 'node:zlib';
import { FileMissingError, type Storage } from '../storage';
import { fileType, keptForAYear } from './file-types';
import { type Build, compressed } from './read-build';

const gzip = promisify(gzipBuffer);
const gunzip = promisify(gunzipBuffer);

/** Apart from what is served: where a proxy hands out the store's folders itself, maps are not among them. */
const mapsBelow = 'source-maps/';
const folderOf = (piece: string, id: string) => `${piece}/${id}/`;
const mapKey = (piece: string, id: string, script: string) => `${mapsBelow}${folderOf(piece, id)}${script}.map.gz`;
const putAtOnce = 8;

/** The files of released versions, as a folder or a bucket holds them. */
export function createReleaseFiles(files: Storage) {
  async function get(key: string): Promise<Buffer | null> {
    try {
      return await files.get(key);
    } catch (error) {
      if (error instanceof FileMissingError) return null;
      throw error;
    }
  }

  async function keep(piece: string, id: string, build: Build): Promise<void> {
    const waiting = [...build];
    const worker = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
        await files.put(folderOf(piece, id) + next[0], next[1], headersOf(next[0]));
    };
    const stop = (error: unknown) => {
      waiting.length = 0;
      throw error;
    };
    // All of them have ended when it fails: nothing is put any more.
    const ended = await Promise.allSettled(Array.from({ length: putAtOnce }, () => worker().catch(stop)));
    for (const end of ended) if (end.status === 'rejected') throw end.reason;
  }

  return {
    file: (piece: string, id: string, name: string) => get(folderOf(piece, id) + name),
    async sourceMap(piece: string, id: string, script: string): Promise<Buffer | null> {
      const map = await get(mapKey(piece, id, script));
      return map && (await gunzip(map));
    },
    keep,
    /** Puts those of a build's files again that are not there, or not whole. @returns how many these were */
    async keepMissing(piece: string, id: string, build: Build): Promise<number> {
      const there = new Map<string, number>();
      for await (const { key, bytes } of files.list(folderOf(piece, id))) there.set(key, bytes);
      const isWhole = (name: string, { length }: Buffer) => there.get(folderOf(piece, id) + name) === length;
      const missing = new Map([...build].filter(([name, content]) => !isWhole(name, content)));
      await keep(piece, id, missing);
      return missing.size;
    },
    async keepMaps(piece: string, id: string, maps: Build): Promise<void> {
      for (const [name, map] of maps) await files.put(mapKey(piece, id, name.replace(/\.map$/, '')), await gzip(map));
    },
    /** When the newest file of each version came, in milliseconds, by the version's id. */
    async changedAt(piece: string): Promise<ReadonlyMap<string, number>> {
      const newest = new Map<string, number>();
      for await (const { key, changedAt } of files.list(`${piece}/`)) {
        const id = key.split('/')[1] ?? '';
        newest.set(id, Math.max(newest.get(id) ?? 0, changedAt.getTime()));
      }
      return newest;
    },
    async remove(piece: string, id: string): Promise<void> {
      for (const folder of [folderOf(piece, id), mapsBelow + folderOf(piece, id)])
        for await (const { key } of files.list(folder)) await files.remove(key);
    },
    /** What is gone may have left empty folders, and a publish that was broken off half a file. */
    removeLeftovers: () => files.removeLeftovers(''),
  };
}

export type ReleaseFiles = ReturnType<typeof createReleaseFiles>;

function headersOf(name: string) {
  const plain = name.replace(compressed, '');
  return {
    mediaType: fileType(plain) ?? 'application/octet-stream',
    cacheControl: keptForAYear,
    ...(plain === name ? {} : { encoding: 'br' }),
  };
}
