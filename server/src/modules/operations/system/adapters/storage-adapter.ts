import { randomBytes, randomUUID } from 'node:crypto';
import { formatNumber, t } from '../../../../platform/i18n';
import type { Storage } from '../../../../platform/storage';
import type { Adapter } from './adapter';
import { adapterStates, adapterTitles, testTexts } from './adapters.messages';

/** With less than this somebody has to make room, while signing and uploading still work. */
const leastFreeBytes = 2_000_000_000;

export function storageAdapter(storage: Storage): Adapter {
  const isBucket = storage.kind === 's3';
  return {
    name: 'storage',
    title: adapterTitles.storage,
    configured: isBucket,
    async state() {
      const answers = await storage.has('probe/none').then(
        () => true,
        () => false,
      );
      if (!answers) return { healthy: false, detail: t(adapterStates.bucketAway) };
      const free = await storage.free();
      if (free !== null && free < leastFreeBytes)
        return { healthy: false, detail: t(adapterStates.littleRoom, { left: formatMegabytes(free) }) };
      return { healthy: true, detail: t(isBucket ? adapterStates.bucket : adapterStates.folder) };
    },
    async test() {
      const key = `probe/${randomUUID()}`;
      const content = randomBytes(1_024);
      try {
        await storage.put(key, content);
        const same = (await storage.get(key)).equals(content);
        return { ok: same, detail: t(same ? testTexts.stored : testTexts.storedOtherwise) };
      } finally {
        await storage.remove(key);
      }
    },
  };
}

function formatMegabytes(bytes: number): string {
  return `${formatNumber(Math.floor(bytes / 1_000_000))} MB`;
}
