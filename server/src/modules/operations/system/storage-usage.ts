import type { Clock } from '../../../platform/clock';
import type { Storage, StorageUsage } from '../../../platform/storage';

/** Counting a full bucket takes a while, and the number changes little. */
const freshMs = 10 * 60_000;

/** What the storage holds, counted at most every ten minutes. */
export function storageUsage(storage: Storage, clock: Clock): () => Promise<StorageUsage> {
  let known: { readonly at: number; readonly usage: Promise<StorageUsage> } | null = null;
  return async () => {
    const at = clock.now().getTime();
    if (known !== null && at - known.at < freshMs) return known.usage;
    const usage = storage.usage();
    known = { at, usage };
    // A count that failed is not kept.
    usage.catch(() => {
      known = null;
    });
    return usage;
  };
}
