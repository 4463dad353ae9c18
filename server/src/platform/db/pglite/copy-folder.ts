import { closeSync, fstatSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { hasCode } from '../../has-code';
import { isJournalFile } from './short-journal';
import { tarEnd, tarFill, tarHead } from './write-tar';

const control = 'global/pg_control';
const journal = 'pg_wal';
/** Few and large: between two of them the engine has its turn, and has it for as long as it wants. */
const pieceBytes = 1_048_576;

/**
 * The folder of a database as one packed archive, piece by piece, while the engine goes on with its work. It is what a
 * crash at the end of it would have left: the engine begins from the checkpoint that the control file names, and the
 * journal brings all that was read before its time to where the journal ends. So the control file is read first and the
 * journal last, and no checkpoint may come between, which would take away the journal's beginning.
 * @param presentJournal asks the engine which file of the journal it writes
 * @throws Error when a checkpoint came between
 */
export async function* copyOfFolder(folder: string, presentJournal: () => Promise<string>): AsyncGenerator<Uint8Array> {
  const packed = createGzip();
  const packing = pipeline(inPieces(tarOf(folder, presentJournal)), packed);
  packing.catch(() => undefined);
  try {
    yield* packed;
  } finally {
    packed.destroy();
    await packing.catch(() => undefined);
  }
}

async function* inPieces(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let gathered: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of parts) {
    gathered.push(part);
    bytes += part.length;
    if (bytes < pieceBytes) continue;
    yield Buffer.concat(gathered);
    [gathered, bytes] = [[], 0];
  }
  yield Buffer.concat(gathered);
}

async function* tarOf(folder: string, presentJournal: () => Promise<string>): AsyncGenerator<Uint8Array> {
  const began = readFileSync(join(folder, control));
  for (const { name, isFolder } of entriesOf(folder)) {
    if (isFolder) yield headOf(name, { isFolder, size: 0, mtime: new Date(0) });
    else if (name !== control && !isOfJournal(name)) yield* fileOf(folder, name);
  }
  const present = await presentJournal();
  const older = readdirSync(join(folder, journal)).filter((name) => isJournalFile(name) && name < present);
  for (const name of older.sort()) yield* fileOf(folder, `${journal}/${name}`);
  // At once: it is being written. Where nothing was written yet since the one before, it is not there.
  const last = ifThere(() => readFileSync(join(folder, journal, present)));
  if (last !== null) yield* wholeFile(`${journal}/${present}`, last);
  if (!readFileSync(join(folder, control)).equals(began))
    throw new Error(
      'A checkpoint came while the database was being copied: the copy took too long, or the disk has too little room',
    );
  yield* wholeFile(control, began);
  yield tarEnd;
}

interface Entry {
  readonly name: string;
  readonly isFolder: boolean;
}

/** Each folder before what it holds. */
function entriesOf(folder: string): Entry[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({
      name: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
      isFolder: entry.isDirectory(),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isOfJournal(name: string): boolean {
  const [place, file, ...further] = name.split('/');
  return place === journal && file !== undefined && further.length === 0 && isJournalFile(file);
}

/** A file as long as it is when it is opened. One that the engine has removed is none. */
function* fileOf(folder: string, name: string): Generator<Uint8Array> {
  const file = ifThere(() => openSync(join(folder, name), 'r'));
  if (file === null) return;
  try {
    const { size, mtime } = fstatSync(file);
    yield headOf(name, { isFolder: false, size, mtime });
    for (let at = 0; at < size; at += pieceBytes) {
      // What the engine cuts off meanwhile is zeros here, and is cut off again by the journal.
      const piece = Buffer.alloc(Math.min(size - at, pieceBytes));
      readSync(file, piece, 0, piece.length, at);
      yield piece;
    }
    yield tarFill(size);
  } finally {
    closeSync(file);
  }
}

function ifThere<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function* wholeFile(name: string, content: Buffer): Generator<Uint8Array> {
  yield headOf(name, { isFolder: false, size: content.length, mtime: new Date(0) });
  yield content;
  yield tarFill(content.length);
}

interface Facts {
  readonly isFolder: boolean;
  readonly size: number;
  readonly mtime: Date;
}

/** Names as the engine takes them in. */
function headOf(name: string, { isFolder, size, mtime }: Facts): Buffer {
  return tarHead({ name: `/${name}`, isFolder, size, changedAt: mtime });
}
