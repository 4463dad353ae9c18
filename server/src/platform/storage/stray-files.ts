import type { Storage } from './storage';

/** As long as somebody may notice that an older database was put back, which lacks the rows of newer files. */
const keptMs = 30 * 86_400_000;
const keysAtOnce = 500;
/** Where a process ended between a file and its row there are few; more say that the database is not the folder's. */
const largestShare = 1 / 10;

/** So many files have no row that the database seems to be another's, or older than its files. */
class TooManyStrayFilesError extends Error {
  override readonly name = 'TooManyStrayFilesError';

  constructor({ folder, strays, files }: { readonly folder: string; readonly strays: number; readonly files: number }) {
    super(`${strays} of ${files} files below ${folder} have no row in this database: nothing was removed`);
  }
}

/**
 * Removes the files below a folder that no row names: a process ended between putting one and writing its row down.
 * With them go drafts of processes that were ended, and empty folders. Files of the last 30 days stay, counted by the
 * clock of the disk or bucket, which a demonstration does not move.
 * @param named which of these keys have a row
 * @returns how many went
 * @throws TooManyStrayFilesError where they are more than a tenth of those with a row, or none has one; then all stay
 */
export async function removeStrayFiles(
  storage: Storage,
  folder: string,
  named: (keys: readonly string[]) => Promise<readonly string[]>,
): Promise<number> {
  await storage.removeLeftovers(folder);
  const { strays, withRow } = await lookThrough(storage, folder, named);
  if (strays.length === 0) return 0;
  if (withRow === 0 || strays.length > Math.max(1, withRow * largestShare))
    throw new TooManyStrayFilesError({ folder, strays: strays.length, files: strays.length + withRow });
  let removed = 0;
  for (const key of strays) {
    // Looking through took its time: files that are named by what they hold may be written again, with a row.
    if ((await named([key])).length > 0) continue;
    await storage.remove(key);
    removed += 1;
  }
  return removed;
}

async function lookThrough(storage: Storage, folder: string, named: Parameters<typeof removeStrayFiles>[2]) {
  const before = Date.now() - keptMs;
  const strays: string[] = [];
  let withRow = 0;
  let files: { readonly key: string; readonly isOld: boolean }[] = [];
  const look = async () => {
    if (files.length === 0) return;
    const found = new Set(await named(files.map(({ key }) => key)));
    for (const { key, isOld } of files) {
      if (found.has(key)) withRow += 1;
      else if (isOld) strays.push(key);
    }
    files = [];
  };
  for await (const { key, changedAt } of storage.list(folder)) {
    files.push({ key, isOld: changedAt.getTime() < before });
    if (files.length === keysAtOnce) await look();
  }
  await look();
  return { strays, withRow };
}
