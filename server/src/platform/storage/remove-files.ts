import type { Logger } from '../log';
import type { Storage } from './storage';

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
  for (const key of keys) {
    try {
      await storage.remove(key);
    } catch (err) {
      left += 1;
      log.error({ err, file: key }, 'file not removed');
    }
  }
  return left;
}
