import * as z from 'zod/mini';
import type { Clock } from '../clock';
import { getByHash } from './get-by-hash';
import { FileMissingError, type Storage, UnreadableFileError } from './storage';

const noteKey = 'system/lost-file.json';
const note = z.object({ file: z.string(), at: z.iso.datetime() });

/** A file that a row names and nobody could read. */
export type LostFile = z.infer<typeof note>;

/** Writes down that a file could not be read, where every process finds it; the last one is kept. Never throws. */
export async function noteLostFile(storage: Storage, file: string, now: Date): Promise<void> {
  const content: LostFile = { file, at: now.toISOString() };
  // Who met it has a log, too, and something better to do than to fail for this.
  await storage.put(noteKey, Buffer.from(JSON.stringify(content))).catch(() => undefined);
}

/** The same where a file is what an error is about; any other error is none of its business. */
export async function noteIfLost(
  { storage, clock }: { readonly storage: Storage; readonly clock: Clock },
  error: unknown,
): Promise<void> {
  if (error instanceof UnreadableFileError) await noteLostFile(storage, error.file, clock.now());
}

/** Nobody asked for it since: its row may be gone by now. */
const forgottenMs = 7 * 86_400_000;

/** The file that could not be read last, for a week, unless it can be read by now. */
export async function lostFile(storage: Storage, now: Date): Promise<LostFile | null> {
  const lost = await noted(storage);
  if (lost === null || now.getTime() - Date.parse(lost.at) > forgottenMs) return null;
  return (await canBeRead(storage, lost.file)) ? null : lost;
}

async function noted(storage: Storage): Promise<LostFile | null> {
  try {
    return note.parse(JSON.parse(String(await storage.get(noteKey))));
  } catch (error) {
    if (error instanceof FileMissingError) return null;
    throw error;
  }
}

function canBeRead(storage: Storage, file: string): Promise<boolean> {
  return getByHash(storage, file).then(
    () => true,
    () => false,
  );
}
