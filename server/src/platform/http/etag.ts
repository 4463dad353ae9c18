import { stale } from '../errors';
import { sha256 } from '../keys';

/**
 * An `ETag` such as `"3-full-1a2b3c4d5e"`: the record's version and the view, which `If-Match` compares, and a hash of
 * the answer, since it also holds values that change without the record (a dealer's phone, the days left).
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
