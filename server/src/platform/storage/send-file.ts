import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { answerStatus } from './answer-status';
import type { FileSource } from './storage';
import { tryAgain } from './try-again';

/** What a file is sent within. */
interface Patience {
  /** No further try is made, and the one that is under way is stopped. */
  readonly over: AbortSignal;
  /** Another piece was taken. */
  readonly onPiece: () => void;
}

type Send = (body: Readable, stop: AbortSignal) => Promise<void>;

/**
 * Sends a file piece by piece. The SDK does not send a stream twice, since half of it is gone after the first try: each
 * try opens the file anew.
 * @param send ends with an error when it is stopped: a piece could not be read, or it is over
 */
export function sendFile({ path }: Pick<FileSource, 'path'>, patience: Patience, send: Send): Promise<void> {
  return tryAgain(
    () => sendOnce(path, patience, send),
    (error) => mayPass(error) && !patience.over.aborted,
  );
}

async function sendOnce(path: string, { over, onPiece }: Patience, send: Send): Promise<void> {
  const file = (await open(path)).createReadStream();
  const body = Readable.from(told(file, onPiece), { objectMode: false });
  const stop = new AbortController();
  body.once('error', (error) => stop.abort(error));
  try {
    await send(body, AbortSignal.any([over, stop.signal]));
  } finally {
    body.destroy();
    file.destroy();
  }
}

async function* told(file: Readable, onPiece: () => void): AsyncGenerator<Buffer> {
  for await (const piece of file) {
    onPiece();
    yield piece;
  }
}

/** The bucket was busy, fell, or could not be reached. */
function mayPass(error: unknown): boolean {
  const status = answerStatus(error);
  return status === undefined || status === 429 || status >= 500;
}
