import { useRef, useState } from 'react';
import type { ReceivedFile } from 'shared-api/kernel';
import { useMutation } from 'shared-ui/query';
import { canWriteToDisk, diskSink } from './disk-sink';
import { countLines, memorySink, type ReadBody, readWithProgress } from './read-with-progress';
import { saveFile } from './save-file';

/** From here on a file is written to the disk as it comes, where the browser can; smaller ones need no question. */
const ROWS_TO_DISK = 20_000;

/** What has come so far; `rows` stays null for a format whose rows cannot be counted on the way. */
export interface DownloadProgress {
  readonly bytes: number;
  readonly rows: number | null;
}

interface StreamedDownload {
  /** Calls the server with these options: `(options) => api.export({ query }, options)`. */
  fetchFile(options: { readBody: ReadBody; signal: AbortSignal }): Promise<ReceivedFile>;
  /** With its ending; a `.csv` tells its rows as they come. */
  name: string;
  /** How many rows the list has, without the headings. */
  totalRows: number;
}

const NOTHING: DownloadProgress = { bytes: 0, rows: null };

/** Whether somebody changed their mind, which is no failure. */
function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

/**
 * A large file that comes in components: how far it is, a way to stop it, and the disk as its place where the browser
 * allows that. `mutate` starts it and must be called within a press.
 */
export function useStreamedDownload() {
  const [progress, setProgress] = useState(NOTHING);
  const stop = useRef<AbortController | null>(null);

  const download = useMutation({
    async mutationFn({ fetchFile, name, totalRows }: StreamedDownload) {
      const counted = name.endsWith('.csv');
      let { bytes, rows } = { bytes: 0, rows: counted ? -1 : null };
      const controller = new AbortController();
      stop.current = controller;
      setProgress(NOTHING);
      try {
        const disk = totalRows >= ROWS_TO_DISK && canWriteToDisk() ? await diskSink(name) : null;
        const readBody = readWithProgress(disk ?? memorySink(), (chunk) => {
          bytes += chunk.byteLength;
          if (rows !== null) rows += countLines(chunk);
          setProgress({ bytes, rows: rows === null ? null : Math.max(0, rows) });
        });
        const file = await fetchFile({ readBody, signal: controller.signal });
        if (!disk) saveFile(file.blob, name);
      } catch (error) {
        if (!isAbort(error)) throw error;
      }
    },
  });

  return { ...download, progress, stop: () => stop.current?.abort() };
}
