import { randomBytes, randomUUID } from 'node:crypto';
import { leastFreeBytes } from '../../../../platform/free-bytes';
import { formatDateTime, formatNumber, type Text, t } from '../../../../platform/i18n';
import { lostFile, type Storage } from '../../../../platform/storage';
import { inTime } from '../in-time';
import type { Adapter } from './adapter';
import { adapterStates, adapterTitles, testTexts } from './adapters.messages';

/** @param freeOfDatabase bytes left on the disk of the embedded database, which need not be the files'; null without one */
export function storageAdapter(storage: Storage, freeOfDatabase: () => number | null): Adapter {
  const isBucket = storage.kind === 's3';
  return {
    name: 'storage',
    title: adapterTitles.storage,
    configured: isBucket,
    async state(now) {
      const found = await inTime(storage.has('probe/none'));
      if (found === null) return { healthy: false, detail: t(adapterStates.bucketAway) };
      const [ofFiles, ofDatabase] = [await storage.free(), freeOfDatabase()];
      if (ofFiles !== null && ofFiles < leastFreeBytes) return littleRoom(adapterStates.littleRoom, ofFiles);
      if (ofDatabase !== null && ofDatabase < leastFreeBytes)
        return littleRoom(adapterStates.littleRoomForDatabase, ofDatabase);
      const lost = await inTime(lostFile(storage, now));
      if (lost !== null)
        return {
          healthy: false,
          detail: t(adapterStates.lostFile, { file: lost.file, at: formatDateTime(new Date(lost.at)) }),
        };
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

const littleRoom = (text: Text, left: number) => ({ healthy: false, detail: t(text, { left: formatMegabytes(left) }) });

function formatMegabytes(bytes: number): string {
  return `${formatNumber(Math.floor(bytes / 1_000_000))} MB`;
}
