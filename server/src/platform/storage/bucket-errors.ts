import { answerStatus } from './answer-status';

/** Insufficient Storage. */
const full = 507;

/** The bucket is busy, ill or silent: the caller should hear 503 and try later. */
export function isBucketUnavailable(error: unknown): boolean {
  const status = answerStatus(error) ?? 0;
  return status === 429 || (status >= 500 && status !== full) || isSilence(error);
}

/** The bucket has no room left: the caller should hear 507. */
export function isBucketFull(error: unknown): boolean {
  return answerStatus(error) === full;
}

/** The SDK's word for an answer that does not begin, or stops half-way. */
function isSilence(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
