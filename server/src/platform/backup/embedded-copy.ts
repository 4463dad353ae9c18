import { createWriteStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { copyPgliteFolder, type Database, FolderInUseError } from '../db';
import { t } from '../i18n';
import { backupMessages } from './backup.messages';
import { BackupRefusal } from './backup-refusal';

const socketIn = (dataDir: string) => join(dataDir, 'backup.sock');

/**
 * Hands copies of the embedded database, which is open in this process alone, to `npm run backup` on this machine. Only
 * who may enter the data folder reaches it.
 * @returns the way to close it; without an embedded database there is nothing to close
 */
export async function offerCopies(db: Database, dataDir: string): Promise<() => Promise<void>> {
  const { copy } = db;
  if (copy === null) return async () => undefined;
  const path = socketIn(dataDir);
  await rm(path, { force: true });
  const server = createServer((socket) => {
    // Whoever asked sees that the copy ends early.
    copy()
      .then((content) => pipeline(streamOf(content), socket))
      .catch(() => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  return () => new Promise((closed) => server.close(() => closed()));
}

/**
 * Writes a copy of the embedded database, from the process that has it open, or from its folder.
 * @throws BackupRefusal when there is none, or its process gives no copies
 */
export async function copyEmbedded(dataDir: string, path: string): Promise<void> {
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION')))
    throw new BackupRefusal(t(backupMessages.noDatabase, { folder: dataDir }));
  const target = () => createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await pipeline(streamOf(await copyPgliteFolder(dataDir)), target());
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    await pipeline(await askProcess(dataDir, error.pid), target());
  }
}

async function askProcess(dataDir: string, pid: number): Promise<Readable> {
  const socket = connect(socketIn(dataDir));
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject)).catch(() => {
    throw new BackupRefusal(t(backupMessages.busy, { pid: String(pid) }));
  });
  return socket;
}

function streamOf(content: Blob): Readable {
  return Readable.from(chunksOf(content));
}

/** Memory is freed as pieces leave. */
async function* chunksOf(content: Blob): AsyncGenerator<Uint8Array> {
  const pieceBytes = 1_048_576;
  for (let from = 0; from < content.size; from += pieceBytes)
    yield new Uint8Array(await content.slice(from, from + pieceBytes).arrayBuffer());
}
