const LINE_END = 10;

/** Counts the lines of a CSV as its chunks come. */
export function countLines(chunk: Uint8Array): number {
  let lines = 0;
  for (const byte of chunk) if (byte === LINE_END) lines += 1;
  return lines;
}

export type ReadBody = (body: ReadableStream<Uint8Array<ArrayBuffer>>) => Promise<Blob>;

/** Where the chunks of a file go. */
export interface FileSink {
  write(chunk: Uint8Array<ArrayBuffer>): Promise<void> | void;
  /** What has been gathered; an empty blob where it is on the disk already. */
  close(): Promise<Blob> | Blob;
  abort(): Promise<void> | void;
}

/** Gathers a file in memory. */
export function memorySink(): FileSink {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  return { write: (chunk) => void chunks.push(chunk), close: () => new Blob(chunks), abort: () => undefined };
}

/** Reads a body to its end, telling of each chunk before the next one is asked for. */
export function readWithProgress(sink: FileSink, onChunk: (chunk: Uint8Array) => void): ReadBody {
  return async (body) => {
    const reader = body.getReader();
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        await sink.write(part.value);
        onChunk(part.value);
      }
    } catch (error) {
      await sink.abort();
      throw error;
    }
    return sink.close();
  };
}
