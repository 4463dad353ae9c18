import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array;
}

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
    file.push(content, true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
