import { stale } from '../errors';
import { sha256 } from '../keys';

/**
 * `"3-full-1a2b3c4d5e"`: version and view for `If-Match`, and the content, since what surrounds a record (a dealer's
 * phone, the days left) changes without it.
 */
export function etagOf(version: number, view: string, body: string): string {
  return `"${version}-${view}-${sha256(body).slice(0, 10)}"`;
}

/** Whether the client's `If-None-Match` already holds this answer. */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  return tagsOf(header).includes(etag);
}

/** @throws Refusal `stale` when `If-Match` was sent and names another version */
export function expectVersion(header: string | undefined, version: number): void {
  if (header === undefined || header.trim() === '*') return;
  if (!tagsOf(header).some((tag) => tag.startsWith(`"${version}-`) || tag === `"${version}"`)) throw stale();
}

function tagsOf(header = ''): string[] {
  return header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}
