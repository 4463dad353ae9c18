import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FailureCode } from 'shared-api/errors';
import { UnreadableFileError } from '../storage';
import { isUnchanged } from './etag';
import { failureAnswer, refusalOf } from './failure-answer';
import type { StoredAnswer } from './idempotency-store';
import type { AnyReply, SetCookie } from './implement';
import { packAnswer } from './packed-answer';
import { cookieHeader, fileHeaders, successAnswer } from './success-answer';

/** Sends a handler's reply: a file, a 304, or JSON, of which what is read comes packed. */
export async function sendReply(reply: FastifyReply, request: FastifyRequest, answer: AnyReply): Promise<FastifyReply> {
  if (answer.file !== undefined) {
    return reply.code(answer.status).headers(fileHeaders(answer.file)).send(answer.file.content);
  }
  const ready = successAnswer(answer);
  if (request.method !== 'GET') return sendAnswer(reply, ready);
  void reply.headers({ ...ready.headers, vary: 'accept-encoding' });
  const { etag } = ready.headers;
  if (etag !== undefined && isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const { headers, content } = await packAnswer(request, ready.body);
  return reply.code(ready.status).headers(headers).send(content);
}

export function sendAnswer(reply: FastifyReply, { status, headers, body }: StoredAnswer): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .send(body === '' ? undefined : body);
}

export function setCookies(reply: FastifyReply, cookies: readonly SetCookie[] | undefined, secure: boolean): void {
  for (const cookie of cookies ?? []) void reply.header('set-cookie', cookieHeader(cookie, secure));
}

/** What somebody has to look at: the caller did nothing wrong. */
const toldToUs: ReadonlySet<FailureCode> = new Set(['internal', 'unavailable', 'no_space']);

/** Answers any error of any route in the one failure shape. */
export function sendFailure(reply: FastifyReply, request: FastifyRequest, error: unknown): FastifyReply {
  const refusal = refusalOf(error, request.id);
  if (toldToUs.has(refusal.code)) {
    const file = error instanceof UnreadableFileError ? { file: error.file } : {};
    request.log.error({ err: error, request_id: request.id, ...file }, 'request failed');
  }
  return sendAnswer(reply, failureAnswer(refusal, request.id));
}
