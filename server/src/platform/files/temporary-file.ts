import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** A file on the disk that is gone once its call is answered. */
export interface TemporaryFile {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
  /** All of it in memory: for readers that need the whole, behind a limit of size. */
  read(): Promise<Buffer>;
}

/** Writes what arrives to a new file, never more than a piece of it in memory, and hashes it on the way. */
export async function writeTemporaryFile(path: string, content: Readable): Promise<TemporaryFile> {
  const bytes = counter();
  await pipeline(content, bytes.pass, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { path, ...bytes.total(), read: () => readFile(path) };
}

/** A file that another program wrote there. */
export async function temporaryFileAt(path: string): Promise<TemporaryFile> {
  const bytes = counter();
  for await (const _ of bytes.pass(createReadStream(path)));
  return { path, ...bytes.total(), read: () => readFile(path) };
}

/** The first and the last bytes of a file: those of a short one are the same. */
export async function endsOf({ path, size }: TemporaryFile, length: number): Promise<{ head: Buffer; tail: Buffer }> {
  const head = await buffer(createReadStream(path, { end: length - 1 }));
  const tail = size <= length ? head : await buffer(createReadStream(path, { start: size - length }));
  return { head, tail };
}

/** Lets bytes pass, and knows afterwards how many there were and what they hash to. */
function counter() {
  const hash = createHash('sha256');
  let size = 0;
  return {
    async *pass(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    total: () => ({ size, sha256: hash.digest('hex') }),
  };
}
