import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { answerStatus } from './answer-status';
import type { FileSource } from './storage';
import { tryAgain } from './try-again';

type Send = (body: Readable, stop: AbortSignal) => Promise<void>;

/**
 * Sends a file piece by piece. The SDK does not send a stream twice, since half of it is gone after the first try: each
 * try opens the file anew.
 * @param over no further try is made, and the one that is under way is stopped
 * @param send ends with an error when it is stopped: a piece could not be read, or it is over
 */
export function sendFile({ path }: Pick<FileSource, 'path'>, over: AbortSignal, send: Send): Promise<void> {
  return tryAgain(
    () => sendOnce(path, over, send),
    (error) => mayPass(error) && !over.aborted,
  );
}

async function sendOnce(path: string, over: AbortSignal, send: Send): Promise<void> {
  const body = (await open(path)).createReadStream();
  const stop = new AbortController();
  body.once('error', (error) => stop.abort(error));
  try {
    await send(body, AbortSignal.any([over, stop.signal]));
  } finally {
    body.destroy();
  }
}

/** The bucket was busy, fell, or could not be reached. */
function mayPass(error: unknown): boolean {
  const status = answerStatus(error);
  return status === undefined || status === 429 || status >= 500;
}
