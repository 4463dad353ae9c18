import type { Readable } from 'node:stream';

/** Where files live: uploads, documents, pictures. Keys are our own: letters, digits, `-`, `_`, `.` and `/`. */
export interface Storage {
  readonly kind: 'filesystem' | 's3';
  /** Keeps a file whole or not at all; it is on the disk when this returns. */
  put(key: string, content: Buffer | FileSource, headers?: ServedAs): Promise<void>;
  /** @throws FileMissingError, UnreadableFileError */
  get(key: string): Promise<Buffer>;
  /** A file piece by piece, for those who pass it on. @throws as `get`, before anything of it was read */
  open(key: string): Promise<OpenFile>;
  has(key: string): Promise<boolean>;
  /** A file that is not there is no error. */
  remove(key: string): Promise<void>;
  /** All files whose key begins so, in no order; the prefix is empty or ends with a slash. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /**
   * Removes what is left below a folder (as `list` names it) of what is gone: folders without a file, and files that
   * were never whole, of more than a day ago. Who puts a file there at the same moment is not hurt.
   */
  removeLeftovers(prefix: string): Promise<void>;
  /** Counts every file: slow where there are many, so not for each request. */
  usage(): Promise<StorageUsage>;
  /** Bytes that are left on its disk; null for a bucket, which has no end. */
  free(): Promise<number | null>;
}

/** A file on this machine's disk, read piece by piece. */
export interface FileSource {
  readonly path: string;
  readonly size: number;
}

export interface OpenFile {
  readonly content: Readable;
  readonly size: number;
}

/** How a bucket hands a file to those who ask it themselves, such as a CDN; a folder has no use for it. */
export interface ServedAs {
  readonly mediaType: string;
  readonly cacheControl: string;
  readonly encoding?: string;
}

export interface StoredFile {
  readonly key: string;
  readonly bytes: number;
  /** When it was last written, by the clock of disk or bucket. */
  readonly changedAt: Date;
}

export interface StorageUsage {
  readonly files: number;
  readonly bytes: number;
}

/** A stored file that its disk does not give. */
export class UnreadableFileError extends Error {
  override readonly name: string = 'UnreadableFileError';

  constructor(
    /** Its key. */
    readonly file: string,
    options?: ErrorOptions,
  ) {
    super('A stored file cannot be read', options);
  }
}

/** There is no such file. */
export class FileMissingError extends UnreadableFileError {
  override readonly name = 'FileMissingError';
  override readonly message = 'A stored file is missing';
}

/** Refuses a key that could leave the storage's own folder. */
export function checkKey(key: string): string {
  if (!/^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/.test(key))
    throw new Error('Not a storage key');
  return key;
}

/** What `usage` answers, counted file by file. */
export async function countFiles(files: AsyncIterable<StoredFile>): Promise<StorageUsage> {
  let count = 0;
  let bytes = 0;
  for await (const file of files) {
    count += 1;
    bytes += file.bytes;
  }
  return { files: count, bytes };
}
