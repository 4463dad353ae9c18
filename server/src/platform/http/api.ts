import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Entry, Method } from 'shared-api/kernel';
import { validationMessages } from 'shared-api/messages';
import type { Sessions } from '../auth';
import { invalid, methodNotAllowed, notBuilt, Refusal, tooMany, wrongMediaType } from '../errors';
import { t } from '../i18n';
import { sha256 } from '../keys';
import { authorise } from './authorise';
import { checkContent } from './check-content';
import { countedAddress, isLoopback } from './client-address';
import { expectVersion, isUnchanged } from './etag';
import { failureAnswer, refusalOf } from './failure-answer';
import type { Idempotency, StoredAnswer } from './idempotency';
import type { AnyCall, AnyReply, Client, Implementation } from './implement';
import type { RateLimiter } from './rate-limits';
import { readJson } from './read-json';
import { readMultipart } from './read-multipart';
import { readQuery } from './read-query';
import { setState, stateOf } from './request-state';
import { watchBody } from './slow-body';
import { checkAnswer, cookieHeader, fileHeaders, successAnswer } from './success-answer';

export const apiBase = '/api/v1';
const methods: readonly Method[] = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

export interface ApiOptions {
  readonly sessions: Sessions;
  readonly rates: RateLimiter;
  readonly idempotency: Idempotency;
  /** Cookies get `Secure`. */
  readonly secureCookies: boolean;
  /** Development and tests. */
  readonly checkAnswers: boolean;
  /** Entries of the demonstration exist only there. */
  readonly demo: boolean;
}

/**
 * Registers every entry: those with an implementation answer, the others say 501. Entries without access data do not
 * compile, so nothing is open by omission.
 */
export function registerApi(app: FastifyInstance, entries: readonly Entry[], implementations: readonly Implementation[], options: ApiOptions): void {
  const answering = new Map(implementations.map((implementation) => [implementation.entry, implementation]));
  const registered = new Map<string, { url: string; methods: Set<Method> }>();
  for (const entry of entries) {
    if (entry.access === 'demo' && !options.demo) continue;
    const url = urlOf(entry);
    registerEntry(app, url, entry, answering.get(entry), options);
    const shape = url.replace(/:\w+/g, ':');
    const known = registered.get(shape) ?? { url, methods: new Set() };
    registered.set(shape, { ...known, methods: known.methods.add(entry.method) });
  }
  for (const { url, methods: allowed } of registered.values()) {
    const others = methods.filter((method) => !allowed.has(method));
    if (others.length === 0) continue;
    app.route({
      method: others,
      url,
      handler: (_, reply) => {
        void reply.header('allow', [...allowed].join(', '));
        throw methodNotAllowed();
      },
    });
  }
}

function urlOf(entry: Entry): string {
  return apiBase + entry.path.replace(/\{(\w+)\}/g, ':$1');
}

function registerEntry(app: FastifyInstance, url: string, entry: Entry, implementation: Implementation | undefined, options: ApiOptions): void {
  app.route({
    method: entry.method,
    url,
    // Refusals that need no body come before it is read: 429, 401, 403, 415.
    onRequest: async (request) => {
      const client = clientOf(request);
      const wait = await options.rates.take(entry, client);
      if (wait !== null) throw tooMany(wait);
      const authorised = await authorise(entry, request.headers.authorization, options.sessions);
      checkMediaType(entry, request);
      setState(request, { ...authorised, client, bodyArrived: watchBody(request) });
    },
    handler: async (request, reply) => {
      if (implementation === undefined) throw notBuilt();
      const call = await readCall(entry, implementation, request);
      const key = request.headers['idempotency-key'];
      if (entry.method === 'GET' || typeof key !== 'string') return sendReply(reply, request, entry, await answerTo(implementation, call, options), options);
      return sendIdempotent(reply, request, implementation, call, key, options);
    },
  });
}

function clientOf(request: FastifyRequest): Client {
  return { address: countedAddress(request.ip), isLoopback: isLoopback(request.ip), userAgent: request.headers['user-agent'] ?? '' };
}

/** @throws Refusal `media_type` when the body is not of the kind that the entry takes */
function checkMediaType(entry: Entry, request: FastifyRequest): void {
  const type = request.headers['content-type'];
  if (entry.method === 'GET' || type === undefined) return;
  const isMultipart = /^multipart\/form-data\b/i.test(type);
  if (isMultipart !== (entry.file !== undefined)) throw wrongMediaType();
}

async function readCall(entry: Entry, implementation: Implementation, request: FastifyRequest): Promise<AnyCall> {
  const { caller, scope, client, bodyArrived } = stateOf(request);
  bodyArrived();
  const rawBody = typeof request.body === 'string' ? request.body : '';
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  implementation.prove?.({ rawBody, header });
  const multipart = entry.file === undefined ? undefined : await readMultipart(request, entry.file);
  const sent = multipart?.fields ?? readJson(rawBody);
  if (entry.body === undefined) refuseFields(sent);
  const [params, query, body] = checkContent([
    { schema: entry.params, value: request.params },
    { schema: entry.query, value: readQuery(request.raw.url ?? '') },
    { schema: entry.body, value: sent },
  ]);
  return {
    params,
    query,
    body,
    rawBody,
    requestId: request.id,
    client,
    cookies: request.cookies,
    caller,
    scope,
    file: multipart?.file,
    header,
    expectVersion: (version) => expectVersion(header('if-match'), version),
  };
}

/** A body where none is expected: every field in it is unknown. */
function refuseFields(sent: unknown): void {
  const names = typeof sent === 'object' && sent !== null ? Object.keys(sent) : ['body'];
  if (names.length > 0) throw invalid(Object.fromEntries(names.map((name) => [name, [t(validationMessages.unknown)]])));
}

async function answerTo(implementation: Implementation, call: AnyCall, options: ApiOptions): Promise<AnyReply> {
  const answer = await implementation.handle(call);
  if (options.checkAnswers) checkAnswer(implementation.entry, answer);
  return answer;
}

function sendReply(reply: FastifyReply, request: FastifyRequest, entry: Entry, answer: AnyReply, options: ApiOptions): FastifyReply {
  for (const cookie of answer.cookies ?? []) void reply.header('set-cookie', cookieHeader(cookie, options.secureCookies));
  if (answer.file !== undefined) return reply.code(answer.status).headers(fileHeaders(answer.file)).send(answer.file.content);
  const ready = successAnswer(answer);
  const { etag } = ready.headers;
  if (entry.method === 'GET' && etag !== undefined && isUnchanged(request.headers['if-none-match'], etag)) {
    return reply.code(304).headers(ready.headers).send();
  }
  return sendAnswer(reply, ready);
}

async function sendIdempotent(
  reply: FastifyReply,
  request: FastifyRequest,
  implementation: Implementation,
  call: AnyCall,
  key: string,
  options: ApiOptions,
): Promise<FastifyReply> {
  const path = (request.raw.url ?? '').split('?')[0] ?? '';
  const content = [JSON.stringify([call.query, call.body]), call.file === undefined ? '' : sha256(call.file.content)];
  const work = async (): Promise<StoredAnswer> => {
    try {
      const answer = await answerTo(implementation, call, options);
      for (const cookie of answer.cookies ?? []) void reply.header('set-cookie', cookieHeader(cookie, options.secureCookies));
      return successAnswer(answer);
    } catch (error) {
      // A refusal is an answer too, and the same again; anything else is not.
      if (error instanceof Refusal) return failureAnswer(error, request.id);
      throw error;
    }
  };
  const { answer, replayed } = await options.idempotency.run({ key, caller: call.caller, method: implementation.entry.method, path, content }, work);
  if (replayed) {
    const cookies = answer.status < 300 ? await implementation.replayCookies?.(call, readJson(answer.body)) : undefined;
    for (const cookie of cookies ?? []) void reply.header('set-cookie', cookieHeader(cookie, options.secureCookies));
    void reply.header('idempotency-replayed', 'true');
  }
  return sendAnswer(reply, answer);
}

export function sendAnswer(reply: FastifyReply, { status, headers, body }: StoredAnswer): FastifyReply {
  return reply.code(status).headers(headers).send(body === '' ? undefined : body);
}

/** Answers any error of any route in the one failure shape. */
export function sendFailure(reply: FastifyReply, request: FastifyRequest, error: unknown): FastifyReply {
  const refusal = refusalOf(error, request.id);
  if (refusal.code === 'internal' || refusal.code === 'unavailable') request.log.error({ err: error, request_id: request.id }, 'request failed');
  return sendAnswer(reply, failureAnswer(refusal, request.id));
}
