import { Readable } from 'node:stream';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array;
}

/** What is packed at once, in this thread: some ten milliseconds. */
const pieceBytes = 262_144;

/** A ZIP that is written while it is read. PDFs and pictures are packed already. */
export function zipStream(entries: AsyncIterable<ZipEntry>, at: Date): Readable {
  return Readable.from(zipChunks(entries, at));
}

async function* zipChunks(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    ready.push(chunk);
  });
  const taken = () => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for await (const { name, content } of entries) {
    const file = /\.(pdf|webp|jpe?g|png)$/i.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    zip.add(file);
    for (let from = 0; from === 0 || from < content.length; from += pieceBytes) {
      file.push(content.subarray(from, from + pieceBytes), from + pieceBytes >= content.length);
      yield* taken();
      await turnOfTheLoop();
    }
  }
  zip.end();
  yield* taken();
}
