/** Where files live: uploads, documents, pictures. Keys are our own: letters, digits, `-`, `_`, `.` and `/`. */
export interface Storage {
  readonly kind: 'filesystem' | 's3';
  /** Keeps a file whole or not at all; it is on the disk when this returns. */
  put(key: string, content: Buffer): Promise<void>;
  /** @throws FileMissingError */
  get(key: string): Promise<Buffer>;
  has(key: string): Promise<boolean>;
  /** A file that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Counts every file: slow where there are many, so not for each request. */
  usage(): Promise<StorageUsage>;
}

export interface StorageUsage {
  readonly files: number;
  readonly bytes: number;
}

export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';

  constructor() {
    super('A stored file is missing');
  }
}

/** Refuses a key that could leave the storage's own folder. */
export function checkKey(key: string): string {
  if (!/^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/.test(key))
    throw new Error('Not a storage key');
  return key;
}
