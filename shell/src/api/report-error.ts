import ky from 'ky';
import { ApiError } from 'shared-api/errors';
import { apiBase } from './api-base';
import { currentPage } from './current-page';

const limits = { message: 2000, stack: 8000 };

/** What a person reads on the telephone: the area and eight characters. */
export function newReference(area: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return `${area}-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

interface Report {
  readonly error: unknown;
  readonly area: string;
  /** The version of that area, where it is not the one on the page. */
  readonly version?: string;
  /** `area`: the area itself did not come; `draw`: it broke while it was drawn. */
  readonly kind?: 'error' | 'area' | 'draw';
  readonly reference?: string;
  /** Instead of the error's own text, where that could hold what a person typed. */
  readonly message?: string;
}

/**
 * Tells the server of an error, without personal data: the page goes as its route's pattern. A report that fails is
 * dropped; there is nobody to tell.
 */
export function reportError({ error, area, version, kind = 'error', reference, message }: Report): void {
  const { pattern, version: versionOnPage } = currentPage();
  const cause = error instanceof Error ? error : new Error(String(error));
  const body = {
    message: cut(message ?? `${cause.name}: ${cause.message}`, limits.message),
    ...(cause.stack && !message ? { stack: cut(cause.stack, limits.stack) } : {}),
    area,
    version: version ?? versionOnPage,
    url: pattern,
    kind,
    ...requestId(cause, reference),
  };
  ky.post(`${apiBase}/client-errors`, { json: body, keepalive: true, retry: 0, credentials: 'include' }).catch(
    () => {},
  );
}

/** The server takes no half of a character. */
const cut = (text: string, most: number) => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

function requestId(cause: Error, reference: string | undefined): { request_id?: string } {
  const id = cause instanceof ApiError ? cause.failure.request_id : reference;
  return id ? { request_id: id } : {};
}
