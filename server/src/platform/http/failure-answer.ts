import type { Failure } from 'shared-api/errors';
import { isDiskFull, isRetryable, isUnavailable } from '../db';
import { internal, noSpace, notFound, Refusal, tooLarge, unavailable, unreadableFile, wrongMediaType } from '../errors';
import { isBucketFull, isBucketUnavailable, UnreadableFileError } from '../storage';
import type { StoredAnswer } from './idempotency-store';

const byFastifyCode: Readonly<Record<string, () => Refusal>> = {
  FST_ERR_BAD_URL: notFound,
  FST_ERR_MAX_PARAM_LENGTH: notFound,
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_REQ_FILE_TOO_LARGE: tooLarge,
  FST_FILES_LIMIT: tooLarge,
  FST_FIELDS_LIMIT: tooLarge,
  FST_PARTS_LIMIT: tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: wrongMediaType,
  FST_INVALID_MULTIPART_CONTENT_TYPE: wrongMediaType,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: wrongMediaType,
};

/** The refusal that the caller gets for an error: our own unchanged, any other one without internal details. */
export function refusalOf(error: unknown, requestId: string): Refusal {
  if (error instanceof Refusal) return error;
  // The transaction was rolled back after a conflict, so nothing is left of the call: it may be sent again.
  if (isUnavailable(error) || isRetryable(error) || isBucketUnavailable(error)) return unavailable();
  if (error instanceof UnreadableFileError) return unreadableFile();
  if (isDiskFull(error) || isBucketFull(error)) return noSpace();
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return byFastifyCode[code]?.() ?? internal(requestId);
}

/** Status, headers and JSON of a refusal. */
export function failureAnswer(refusal: Refusal, requestId: string): StoredAnswer {
  const failure: Failure = {
    message: refusal.message,
    code: refusal.code,
    ...(refusal.errors === undefined ? {} : { errors: copyOf(refusal.errors) }),
    ...(refusal.data === undefined ? {} : { data: refusal.data }),
    request_id: requestId,
  };
  return {
    status: refusal.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(refusal.retryAfterSeconds === undefined
        ? {}
        : { 'retry-after': String(Math.max(1, Math.ceil(refusal.retryAfterSeconds))) }),
    },
    body: JSON.stringify(failure),
  };
}

function copyOf(errors: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, sentences]) => [field, [...sentences]]));
}
