import { statfsSync } from 'node:fs';

/** With less than this somebody has to make room, while signing and uploading still work. */
export const leastFreeBytes = 2_000_000_000;

/** Bytes that whoever is not root may still write on the disk of a folder. @throws when there is no such folder */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
