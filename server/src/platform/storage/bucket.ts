import { Readable } from 'node:stream';
import type { S3ServiceException } from '@aws-sdk/client-s3';
import { answerStatus } from './answer-status';
import { isBucketMissing } from './bucket-errors';
import { clientSettings } from './client-settings';
import type { S3Address } from './s3-address';
import { sendFile } from './send-file';
import type { FileSource, OpenFile, ServedAs, StoredFile } from './storage';
import { tryAgain } from './try-again';
import { withinTime } from './within-time';

/** A file of a bucket; its key is what follows the address's prefix. */
export type BucketFile = StoredFile;

/** An S3-compatible bucket: its few calls that the product uses. */
export interface Bucket {
  readonly name: string;
  /**
   * Writes a file whole or not at all.
   * @param onlyOver the ETag of what it may replace, null for nothing; servers that do not know conditions ignore it
   * @throws ConditionFailedError
   */
  put(key: string, content: Buffer, headers?: ServedAs, onlyOver?: string | null): Promise<void>;
  /** The same from a file, piece by piece. */
  putFile(key: string, file: FileSource, headers?: ServedAs): Promise<void>;
  get(key: string): Promise<{ readonly content: Buffer; readonly etag: string } | null>;
  /** A file piece by piece. */
  open(key: string): Promise<OpenFile | null>;
  /** The ETag, or null when there is no such file. */
  stateOf(key: string): Promise<string | null>;
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<BucketFile>;
}

/** The file is no longer what the writer saw. */
export class ConditionFailedError extends Error {
  override readonly name = 'ConditionFailedError';
}

/** How long a bucket is waited for. */
export interface BucketPatience {
  /**
   * From asking, or from the last piece of a file that was taken, until the answer begins, or until a file that is
   * fetched whole is there: all tries together.
   */
  readonly answerMs: number;
  /** While a file is passed on: for how long its connection may carry nothing. */
  readonly silenceMs: number;
}

/**
 * Proxies give a call up after a minute, and one that signs asks the bucket twice; a call that lasts longer than 20 s
 * loses its Idempotency-Key to a repetition.
 */
const usualPatience: BucketPatience = { answerMs: 20_000, silenceMs: 30_000 };

/** The SDK is loaded only where a bucket is used: it is most of a start's time. */
export async function openBucket(
  address: S3Address,
  { answerMs, silenceMs }: BucketPatience = usualPatience,
): Promise<Bucket> {
  const { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3');
  const { bucket: Bucket, prefix } = address;
  const client = new S3Client(clientSettings(address, silenceMs));
  const place = (key: string) => ({ Bucket, Key: prefix + key });
  const inTime = <T>(ask: (abortSignal: AbortSignal, heard: () => void) => Promise<T>) => withinTime(answerMs, ask);

  return {
    name: Bucket,
    async put(key, content, headers, onlyOver) {
      const command = new PutObjectCommand({
        ...place(key),
        Body: content,
        ContentLength: content.length,
        ...headersOf(headers),
        ...(onlyOver === undefined ? {} : onlyOver === null ? { IfNoneMatch: '*' } : { IfMatch: onlyOver }),
      });
      try {
        await inTime((abortSignal) => client.send(command, { abortSignal }));
      } catch (error) {
        // 409: another conditional write to the same file is under way.
        if (isAnswer(error, 412, 409)) throw new ConditionFailedError('The file was changed meanwhile');
        throw error;
      }
    },
    putFile: (key, file, headers) =>
      inTime((over, onPiece) =>
        sendFile(file, { over, onPiece }, async (Body, abortSignal) => {
          const command = new PutObjectCommand({
            ...place(key),
            Body,
            ContentLength: file.size,
            ...headersOf(headers),
          });
          await client.send(command, { abortSignal });
        }),
      ),
    get: (key) =>
      inTime((abortSignal) =>
        tryAgain(
          async () => {
            const found = await orNone(client.send(new GetObjectCommand(place(key)), { abortSignal }));
            if (found === null) return null;
            const content = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
            return { content, etag: found.ETag ?? '' };
          },
          (error) => isBrokenOff(error) && !abortSignal.aborted,
        ),
      ),
    async open(key) {
      const found = await orNone(
        inTime((abortSignal) => client.send(new GetObjectCommand(place(key)), { abortSignal })),
      );
      if (found === null) return null;
      if (!(found.Body instanceof Readable)) throw new Error('The bucket answered without a stream');
      return { content: found.Body, size: found.ContentLength ?? 0 };
    },
    async stateOf(key) {
      const found = await orNone(
        inTime((abortSignal) => client.send(new HeadObjectCommand(place(key)), { abortSignal })),
      );
      return found === null ? null : (found.ETag ?? '');
    },
    async remove(key) {
      await inTime((abortSignal) => client.send(new DeleteObjectCommand(place(key)), { abortSignal }));
    },
    async *list(below) {
      let ContinuationToken: string | undefined;
      do {
        const command = new ListObjectsV2Command({
          Bucket,
          Prefix: prefix + below,
          ...(ContinuationToken && { ContinuationToken }),
        });
        const page = await inTime((abortSignal) => client.send(command, { abortSignal }));
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
          yield { key: Key.slice(prefix.length), bytes: Size, changedAt: LastModified };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
  };
}

/** What the bucket answers, or null where it has no such file. */
function orNone<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (isAnswer(error, 404) && !isBucketMissing(error)) return null;
    throw error;
  });
}

/** The bytes of an answer broke off half-way: where no answer comes at all, the SDK has asked again by itself. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && !('$metadata' in error) && 'code' in error && error.code === 'ECONNRESET';
}

function headersOf(headers: ServedAs | undefined) {
  return {
    ContentType: headers?.mediaType,
    CacheControl: headers?.cacheControl,
    ContentEncoding: headers?.encoding,
  };
}

function isAnswer(error: unknown, ...statuses: readonly number[]): error is S3ServiceException {
  return statuses.includes(answerStatus(error) ?? 0);
}
