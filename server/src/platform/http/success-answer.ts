import cookies from '@fastify/cookie';
import type { Entry } from 'shared-api/kernel';
import { isFileAnswer } from 'shared-api/kernel';
import * as z from 'zod/mini';
import type { Committed } from '../db';
import { etagOf } from './etag';
import type { StoredAnswer } from './idempotency-store';
import type { AnyReply, FileContent, SetCookie } from './implement';

/** A handler answered something else than its entry says. */
class AnswerMismatchError extends Error {
  override readonly name = 'AnswerMismatchError';
}

/** Status, headers and JSON of a success. */
export function successAnswer(reply: AnyReply): StoredAnswer {
  const body = reply.body === undefined ? '' : JSON.stringify(reply.body);
  const etag = reply.version === undefined ? null : etagOf(reply.version, reply.view ?? 'full', body);
  return {
    status: reply.status,
    headers: {
      ...(body === '' ? {} : { 'content-type': 'application/json; charset=utf-8' }),
      'cache-control': etag === null ? 'no-store' : 'private, no-cache',
      ...(etag === null ? {} : { etag }),
    },
    body,
  };
}

/** Headers of a file: saved under its name, or shown inside the page that fetched it. */
export function fileHeaders({ mediaType, name, inline, rows, size }: FileContent): Readonly<Record<string, string>> {
  const plain = name.replace(/[^\w.-]+/g, '_');
  const disposition = inline === true ? 'inline' : 'attachment';
  return {
    'content-type': mediaType,
    'cache-control': 'private, no-store',
    'content-disposition': `${disposition}; filename="${plain}"; filename*=UTF-8''${extended(name)}`,
    ...(size === undefined ? {} : { 'content-length': String(size) }),
    ...(rows === undefined ? {} : { 'x-total-rows': String(rows) }),
  };
}

/** What no header's text may hold as it is (RFC 8187). */
function extended(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** HttpOnly always; Secure wherever the product is not tried on one's own machine. */
export function cookieHeader(cookie: SetCookie, secure: boolean): string {
  return cookies.serialize(cookie.name, cookie.value ?? '', {
    path: cookie.path,
    httpOnly: true,
    secure,
    sameSite: 'lax',
    maxAge: cookie.value === null ? 0 : cookie.maxAgeSeconds,
  });
}

/**
 * Reports a call that committed before its answer was made, and an entry of `answersApart` that is not needed. For
 * development and tests, as below.
 * @param answersApart calls that may commit before their answer, with the reason
 * @throws AnswerMismatchError
 */
export function checkCommitted(
  { method, path }: Entry,
  committed: Committed,
  answersApart: Readonly<Record<string, string>>,
): void {
  const name = `${method} ${path}`;
  const isExcused = answersApart[name] !== undefined;
  if (committed === 'effect' && !isExcused)
    throw new AnswerMismatchError(`${name} commits before its answer is known: see Database.lastTransaction`);
  if (committed === 'answer' && isExcused)
    throw new AnswerMismatchError(`${name} commits with its answer: it needs no excuse`);
}

/**
 * Compares a reply with its entry. For development and tests: in production a field too many harms nobody.
 * @throws AnswerMismatchError
 */
export function checkAnswer(entry: Entry, reply: AnyReply): void {
  const where = `${entry.method} ${entry.path} answered ${reply.status}`;
  const answer = entry.answers[reply.status];
  if (answer === undefined) throw new AnswerMismatchError(`${where}, which it does not list`);
  if (answer === null || isFileAnswer(answer)) {
    if (reply.body !== undefined) throw new AnswerMismatchError(`${where} with a body`);
    return;
  }
  const result = z.safeParse(answer, reply.body);
  if (result.success) return;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
  throw new AnswerMismatchError(`${where} with ${faults.join(', ')}`);
}
