import type { Platform } from '../../../platform/platform';
import { isBucketUnavailable, noteLostFile } from '../../../platform/storage';
import type { FileOfPerson } from './contracts-of-person';

/**
 * Reads files, and gives null for one that cannot be read: what is asked for is a ZIP, which would end there. The log
 * names it, and the System page, until it is back. Once a bucket is known to be away nothing more is asked of it.
 */
export function fileReader({
  storage,
  clock,
  log,
}: Pick<Platform, 'storage' | 'clock' | 'log'>): (file: FileOfPerson) => Promise<Buffer | null> {
  let isAway = false;
  return async ({ storageKey, read }) => {
    if (isAway) return null;
    try {
      return await read();
    } catch (err) {
      log.error({ err, file: storageKey }, 'file not in a data export');
      const bucketIsAway = isBucketUnavailable(err);
      isAway ||= bucketIsAway;
      if (!bucketIsAway) await noteLostFile(storage, storageKey, clock.now());
      return null;
    }
  };
}
