import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';
import type { ZipInputFile } from 'fflate';

/** What ZIP calls deflate. */
const deflated = 8;
/** The files are a seventh larger than by level 6, in two thirds of its time. */
const level = 3;
/** Packed bytes that come at a time: zlib goes to its threads and back for each. */
const chunkSize = 65_536;

/** A file of an archive that is packed piece by piece, on zlib's threads, while the event loop answers others. */
export interface PackedFile {
  /** To be added to the archive before anything is written. */
  readonly entry: ZipInputFile;
  /** Settles when the piece is packed. */
  write(bytes: Buffer): Promise<void>;
  end(): Promise<void>;
  /** Gives its memory back, also when nobody waits for the rest. */
  close(): void;
}

/** @param at the time that the ZIP gives the file */
export function packedFile(path: string, at: Date): PackedFile {
  const packer = createDeflateRaw({ level, chunkSize });
  const entry: ZipInputFile = { filename: path, mtime: at, compression: deflated, size: 0, crc: 0 };
  packer.on('data', (chunk: Uint8Array<ArrayBuffer>) => entry.ondata?.(null, chunk, false));
  return {
    entry,
    async write(bytes) {
      entry.size += bytes.length;
      entry.crc = crc32(bytes, entry.crc);
      await new Promise<void>((resolve, reject) => {
        packer.write(bytes, (error) => (error ? reject(error) : resolve()));
      });
    },
    async end() {
      packer.end();
      await once(packer, 'end');
      entry.ondata?.(null, new Uint8Array(), true);
    },
    close: () => packer.close(),
  };
}
