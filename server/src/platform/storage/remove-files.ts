import type { Logger } from '../log';
import { severalAtOnce } from '../several';
import type { Storage } from './storage';

/** A bucket takes its time for each. */
const atOnce = 8;

/**
 * Removes files that no row names any more. One that cannot be removed keeps no other: the log names it, for somebody has
 * to remove it by hand.
 * @returns how many are left
 */
export async function removeFiles(
  { storage, log }: { readonly storage: Pick<Storage, 'remove'>; readonly log: Pick<Logger, 'error'> },
  keys: readonly string[],
): Promise<number> {
  let left = 0;
  const removed = severalAtOnce(keys, atOnce, async (key) => {
    try {
      await storage.remove(key);
      return true;
    } catch (err) {
      log.error({ err, file: key }, 'file not removed');
      return false;
    }
  });
  for await (const isRemoved of removed) if (!isRemoved) left += 1;
  return left;
}
