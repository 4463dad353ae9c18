import * as z from 'zod/mini';
import { FileMissingError, type Storage } from '../storage';

const key = 'system/last-backup.json';
const note = z.object({ made_at: z.iso.datetime() });

/** Writes down that a backup was made, where every process reads it. */
export function noteBackup(storage: Storage, now: Date): Promise<void> {
  return storage.put(key, Buffer.from(JSON.stringify({ made_at: now.toISOString() })));
}

/** When the last backup was made; null where there is none. */
export async function lastBackup(storage: Storage): Promise<string | null> {
  try {
    return note.parse(JSON.parse(String(await storage.get(key)))).made_at;
  } catch (error) {
    if (error instanceof FileMissingError) return null;
    throw error;
  }
}
