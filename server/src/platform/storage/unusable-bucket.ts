import { randomUUID } from 'node:crypto';
import { answerStatus } from './answer-status';
import type { Bucket } from './bucket';

/** Why the start cannot go on with a bucket. */
export type BucketFault = 'away' | 'refused' | 'missing';

/** A bucket that the configuration names cannot be used. */
export class UnusableBucketError extends Error {
  override readonly name = 'UnusableBucketError';

  constructor(
    /** The variable that names it. */
    readonly variable: string,
    readonly fault: BucketFault,
    readonly bucket: string,
    options?: ErrorOptions,
  ) {
    super(`The bucket of ${variable} cannot be used: ${fault}`, options);
  }
}

/**
 * Writes and removes a small file: a key that may only read is noticed at start, not at the first upload.
 * @throws UnusableBucketError
 */
export async function checkBucket(bucket: Bucket, variable: string): Promise<void> {
  const key = `start-check/${randomUUID()}`;
  try {
    await bucket.put(key, Buffer.from('ok'));
    await bucket.remove(key);
  } catch (error) {
    throw new UnusableBucketError(variable, faultOf(error), bucket.name, { cause: error });
  }
}

function faultOf(error: unknown): BucketFault {
  const status = answerStatus(error);
  if (status === 404) return 'missing';
  return status === 401 || status === 403 ? 'refused' : 'away';
}
