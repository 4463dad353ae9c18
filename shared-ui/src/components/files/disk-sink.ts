import type { FileSink } from './read-with-progress';

type SaveFilePicker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;

declare global {
  interface Window {
    /** File System Access: some browsers only. */
    readonly showSaveFilePicker?: SaveFilePicker;
  }
}

/** Whether a file can be written to the disk as it comes. */
export function canWriteToDisk(): boolean {
  return window.showSaveFilePicker !== undefined;
}

/**
 * Asks where to save, and writes there chunk by chunk. To be called within a press: browsers want one.
 * @throws DOMException `AbortError` when the person changes their mind
 */
export async function diskSink(name: string): Promise<FileSink | null> {
  const handle = await window.showSaveFilePicker?.({ suggestedName: name });
  if (!handle) return null;
  const writable = await handle.createWritable();
  return {
    write: (chunk) => writable.write(chunk),
    async close() {
      await writable.close();
      return new Blob();
    },
    abort: () => writable.abort(),
  };
}
