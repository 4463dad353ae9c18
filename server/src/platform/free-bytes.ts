import { statfsSync } from 'node:fs';

/** Bytes that whoever is not root may still write on the disk of a folder. @throws when there is no such folder */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
