import { ApiError, type Failure, failure } from 'shared-api/errors';

function codeFor(status: number): Failure['code'] {
  return status >= 500 ? 'unavailable' : 'not_found';
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/**
 * What the server refused, as the error that callers catch. An answer that is not ours (a proxy's page) becomes one
 * with `fallback` as its sentence.
 */
export async function readFailure(response: Response, fallback: string): Promise<ApiError> {
  const parsed = failure.safeParse(await readJson(response));
  const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  const said: Failure = parsed.success
    ? parsed.data
    : {
        message: fallback,
        code: codeFor(response.status),
        request_id: response.headers.get('X-Request-Id') ?? '',
      };
  return new ApiError(response.status, said, Number.isNaN(seconds) ? null : seconds);
}
