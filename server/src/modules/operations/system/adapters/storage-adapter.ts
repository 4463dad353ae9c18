import { randomBytes, randomUUID } from 'node:crypto';
import { t } from '../../../../platform/i18n';
import type { Storage } from '../../../../platform/storage';
import type { Adapter } from './adapter';
import { adapterStates, adapterTitles, testTexts } from './adapters.messages';

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
