import type { S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Address } from './s3-address';
import type { ServedAs } from './storage';

export interface BucketFile {
  /** Below the address's prefix. */
  readonly key: string;
  readonly bytes: number;
  /** By the bucket's own clock. */
  readonly changedAt: Date;
}

/** An S3-compatible bucket: its few calls that the product uses. */
export interface Bucket {
  readonly name: string;
  /**
   * Writes a file whole or not at all.
   * @param onlyOver the ETag of what it may replace, null for nothing; servers that do not know conditions ignore it
   * @throws ConditionFailedError
   */
  put(key: string, content: Buffer, headers?: ServedAs, onlyOver?: string | null): Promise<void>;
  get(key: string): Promise<{ readonly content: Buffer; readonly etag: string } | null>;
  /** The ETag, or null when there is no such file. */
  stateOf(key: string): Promise<string | null>;
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<BucketFile>;
}

/** The file is no longer what the writer saw. */
export class ConditionFailedError extends Error {
  override readonly name = 'ConditionFailedError';
}

/** The SDK is loaded only where a bucket is used: it is most of a start's time. */
export async function openBucket(address: S3Address): Promise<Bucket> {
  const { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3');
  const { endpoint, region, accessKeyId, secretAccessKey, bucket: Bucket, prefix } = address;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Checksums of the newer kind are unknown to many compatible servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 60_000 },
  });
  const place = (key: string) => ({ Bucket, Key: prefix + key });

  return {
    name: Bucket,
    async put(key, content, headers, onlyOver) {
      try {
        await client.send(
          new PutObjectCommand({
            ...place(key),
            Body: content,
            ContentLength: content.length,
            ContentType: headers?.mediaType,
            CacheControl: headers?.cacheControl,
            ContentEncoding: headers?.encoding,
            ...(onlyOver === undefined ? {} : onlyOver === null ? { IfNoneMatch: '*' } : { IfMatch: onlyOver }),
          }),
        );
      } catch (error) {
        // 409: another conditional write to the same file is under way.
        if (isAnswer(error, 412, 409)) throw new ConditionFailedError('The file was changed meanwhile');
        throw error;
      }
    },
    async get(key) {
      try {
        const { Body, ETag = '' } = await client.send(new GetObjectCommand(place(key)));
        return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag };
      } catch (error) {
        if (isAnswer(error, 404)) return null;
        throw error;
      }
    },
    async stateOf(key) {
      try {
        return (await client.send(new HeadObjectCommand(place(key)))).ETag ?? '';
      } catch (error) {
        if (isAnswer(error, 404)) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },
    async *list(below) {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix + below, ...(ContinuationToken && { ContinuationToken }) }),
        );
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
          yield { key: Key.slice(prefix.length), bytes: Size, changedAt: LastModified };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
  };
}

function isAnswer(error: unknown, ...statuses: readonly number[]): error is S3ServiceException {
  return statuses.includes(answerStatus(error) ?? 0);
}

/** The HTTP status that the bucket refused with; undefined when it did not answer. */
export function answerStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const metadata = error.$metadata;
  return typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
    ? Number(metadata.httpStatusCode)
    : undefined;
}
