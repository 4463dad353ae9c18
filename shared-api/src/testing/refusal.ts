import { ApiError, type Failure, type FailureCode, failureStatus } from '../errors';

/**
 * What a call throws that the server refused.
 * @param errors sentences by field
 * @param retryAfter seconds to wait
 */
export function refusal(
  code: FailureCode,
  message: string,
  errors?: Failure['errors'],
  retryAfter?: number | null,
): ApiError {
  return new ApiError(failureStatus[code], { message, code, request_id: 'r', ...(errors && { errors }) }, retryAfter);
}
