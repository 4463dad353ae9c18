import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
const roomInMemory = 2 * 1024 ** 3;

/** For what is thrown away: a folder in memory where there is room, as a container may have next to none of it. */
export function scratchFolder() {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= roomInMemory ? memory : tmpdir();
}
