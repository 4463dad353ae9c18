import { createWriteStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { copyPgliteFolder, type Database, FolderInUseError } from '../db';
import { t } from '../i18n';
import { backupMessages } from './backup.messages';
import { BackupRefusal } from './backup-refusal';
import { writingInto } from './writing-into';

/**
 * Not the `backup.sock` of versions that sent no length, nor the `copies.sock` of those that sent it first: neither side
 * takes the other's bytes for its own.
 */
const socketIn = (dataDir: string) => join(dataDir, 'whole-copies.sock');

/** How many bytes the copy had, after the copy itself: while it is made nobody knows. */
const lengthBytes = 8;

/**
 * Hands copies of the embedded database, which is open in this process alone, to `npm run backup` on this machine. Only
 * who may enter the data folder reaches it.
 * @param onGivenUp hears why one that was begun was not given to its end
 * @returns the way to close it; without an embedded database there is nothing to close
 */
export async function offerCopies(
  db: Database,
  dataDir: string,
  onGivenUp: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const { copy } = db;
  if (copy === null) return async () => undefined;
  const path = socketIn(dataDir);
  await rm(path, { force: true });
  const server = createServer((socket) => {
    // Whoever asked counts what arrives: to a reader a broken connection ends like a whole copy.
    pipeline(withLength(copy()), socket).catch((error: unknown) => {
      socket.destroy();
      onGivenUp(error);
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  return () => new Promise((closed) => server.close(() => closed()));
}

/**
 * Writes a copy of the embedded database, from the process that has it open, or from its folder.
 * @throws BackupRefusal when there is none, its process gives no copies or not a whole one, or the disk of the copy is full
 */
export async function copyEmbedded(dataDir: string, path: string): Promise<void> {
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION')))
    throw new BackupRefusal(t(backupMessages.noDatabase, { folder: dataDir }));
  const take = (copy: AsyncIterable<Uint8Array>) =>
    writingInto(dirname(path), () =>
      pipeline(copy, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })),
    );
  try {
    await copyPgliteFolder(dataDir, take);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    await take(wholeOf(await askProcess(dataDir, error.pid), error.pid));
  }
}

async function askProcess(dataDir: string, pid: number): Promise<Readable> {
  const socket = connect(socketIn(dataDir));
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject)).catch(() => {
    throw new BackupRefusal(t(backupMessages.busy, { pid: String(pid) }));
  });
  return socket;
}

async function* withLength(copy: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of copy) {
    bytes += piece.length;
    yield piece;
  }
  const length = Buffer.alloc(lengthBytes);
  length.writeBigUInt64BE(BigInt(bytes));
  yield length;
}

/** A copy without the length behind it. @throws BackupRefusal when other than so many bytes arrive */
async function* wholeOf(answer: AsyncIterable<Buffer>, pid: number): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0);
  let bytes = 0;
  // What a process that dies has not sent is missing, whether the connection ends or breaks.
  const torn = () => new BackupRefusal(t(backupMessages.torn, { pid: String(pid) }));
  try {
    for await (const piece of answer) {
      const arrived = Buffer.concat([held, piece]);
      const copied = arrived.subarray(0, Math.max(arrived.length - lengthBytes, 0));
      held = arrived.subarray(copied.length);
      bytes += copied.length;
      yield copied;
    }
  } catch {
    throw torn();
  }
  if (held.length < lengthBytes || held.readBigUInt64BE() !== BigInt(bytes)) throw torn();
}
