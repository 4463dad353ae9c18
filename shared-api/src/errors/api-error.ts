import type { Failure } from './failure';

/** A call that the server refused: what the client's functions throw. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly failure: Failure,
    /** Seconds to wait, from Retry-After. */
    readonly retryAfter: number | null = null,
  ) {
    super(failure.message);
  }

  /** Sentences by field, empty when the refusal concerns no field. */
  get fields(): Readonly<Record<string, readonly string[]>> {
    return this.failure.errors ?? {};
  }
}

/** A call that got no answer: no network, or the server is away. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** A refusal that belongs to the form's fields. */
export function isFieldError(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 422;
}
