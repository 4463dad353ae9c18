import { answerStatus } from './answer-status';

/** Insufficient Storage. */
const full = 507;

/** The bucket is busy, ill, silent or not to be reached with our key: the caller should hear 503 and try later. */
export function isBucketUnavailable(error: unknown): boolean {
  const status = answerStatus(error) ?? 0;
  const isClosed = status === 401 || status === 403 || isBucketMissing(error);
  return status === 429 || (status >= 500 && status !== full) || isClosed || isSilence(error);
}

/** There is no such bucket, by its code: the status is that of a file that is not in it. */
export function isBucketMissing(error: unknown): boolean {
  return error instanceof Error && error.name === 'NoSuchBucket';
}

/** The bucket has no room left: the caller should hear 507. */
export function isBucketFull(error: unknown): boolean {
  return answerStatus(error) === full;
}

/** The SDK's word for an answer that does not begin, or stops half-way. */
function isSilence(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
