import type { Storage } from './storage';

/** As long as somebody may notice that an older database was put back, which lacks the rows of newer files. */
const keptMs = 30 * 86_400_000;
const keysAtOnce = 500;

/**
 * Removes the files below a folder that no row names: a process ended between putting one and writing its row down.
 * Those of the last 30 days stay, counted by the clock of the disk or bucket, which a demonstration does not move.
 * @param named which of these keys have a row
 * @returns how many went
 */
export async function removeStrayFiles(
  storage: Storage,
  folder: string,
  named: (keys: readonly string[]) => Promise<readonly string[]>,
): Promise<number> {
  const before = Date.now() - keptMs;
  let removed = 0;
  let keys: string[] = [];
  const look = async () => {
    if (keys.length === 0) return;
    const found = new Set(await named(keys));
    for (const key of keys.filter((one) => !found.has(one))) {
      await storage.remove(key);
      removed += 1;
    }
    keys = [];
  };
  for await (const { key, changedAt } of storage.list(folder)) {
    if (changedAt.getTime() < before) keys.push(key);
    if (keys.length === keysAtOnce) await look();
  }
  await look();
  return removed;
}
