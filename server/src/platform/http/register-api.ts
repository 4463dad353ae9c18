import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Entry, Method } from 'shared-api/kernel';
import { withOrigin } from '../audit';
import type { Sessions } from '../auth';
import { fileTooLarge, methodNotAllowed, notBuilt, tooMany, wrongMediaType } from '../errors';
import { withTemporaryFolder } from '../files';
import type { Settings } from '../settings';
import { type AnswerOptions, answerCall } from './answer-call';
import { authorise, expectRecentProof, type StaffRule } from './authorise';
import { countedAddress, isLoopback, maskedAddress } from './client-address';
import type { Client, Implementation } from './implement';
import type { RateLimiter } from './rate-limits';
import { readCall } from './read-call';
import { setState } from './request-state';
import { expectOwnPage } from './same-origin';
import { watchBody } from './slow-body';

export const apiBase = '/api/v1';
/** Text fields and boundaries beside a file. */
const mostAroundFile = 65_536;
const methods: readonly Method[] = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

export interface ApiOptions extends AnswerOptions, StaffRule {
  readonly settings: Pick<Settings, 'refresh'>;
  readonly sessions: Sessions;
  readonly rates: RateLimiter;
  /** Where uploaded files lie while their call is at work. */
  readonly temporaryRoot: string;
  /** The origin of our own pages: the only one that a write with a cookie may come from. */
  readonly ownOrigin: string;
  /** Entries of the demonstration exist only there. */
  readonly demo: boolean;
}

/**
 * Registers every entry: those with an implementation answer, the others say 501. Entries without access data do not
 * compile, so nothing is open by omission.
 */
export function registerApi(
  app: FastifyInstance,
  entries: readonly Entry[],
  implementations: readonly Implementation[],
  options: ApiOptions,
): void {
  const answering = new Map(implementations.map((implementation) => [implementation.entry, implementation]));
  const existing = entries.filter((entry) => entry.access !== 'demo' || options.demo);
  for (const entry of existing) registerEntry(app, entry, answering.get(entry), options);
  refuseOtherMethods(app, existing);
}

function registerEntry(
  app: FastifyInstance,
  entry: Entry,
  implementation: Implementation | undefined,
  options: ApiOptions,
): void {
  app.route({
    method: entry.method,
    url: urlOf(entry),
    // Refusals that need no body come before it is read: 429, 401, 403, 415, 413.
    onRequest: async (request) => {
      const client = clientOf(request);
      // What tells whether the process lives must not wait for the database, whoever asks.
      const isAboutProcess = entry.rate === 'none' && entry.access === 'anybody';
      if (entry.rate !== 'none') await options.settings.refresh();
      const wait = await options.rates.take(entry, client);
      if (wait !== null) throw tooMany(wait);
      const authorised = await authorise(
        entry,
        isAboutProcess ? undefined : request.headers.authorization,
        options.sessions,
        options,
      );
      expectOwnPage(request, options.ownOrigin);
      checkMediaType(entry, request);
      checkLength(entry, request);
      setState(request, { ...authorised, client, bodyArrived: watchBody(request) });
    },
    handler: async (request, reply) => {
      if (implementation === undefined) throw notBuilt();
      return withTemporaryFolder(options.temporaryRoot, async (folder) => {
        const call = await readCall(implementation, request, folder);
        expectRecentProof(entry, call.caller, call.body);
        const { address } = call.client;
        const origin = { address: maskedAddress(address), wholeAddress: address, request_id: request.id };
        return withOrigin(origin, () => answerCall({ implementation, call, request, reply }, options));
      });
    },
  });
}

/** A known path with another method is a 405, and says which there are. */
function refuseOtherMethods(app: FastifyInstance, entries: readonly Entry[]): void {
  const known = new Map<string, { url: string; allowed: Set<Method> }>();
  for (const entry of entries) {
    const url = urlOf(entry);
    const shape = url.replace(/:\w+/g, ':');
    const { allowed } = known.get(shape) ?? { allowed: new Set<Method>() };
    known.set(shape, { url, allowed: allowed.add(entry.method) });
  }
  for (const { url, allowed } of known.values()) {
    const others = methods.filter((method) => !allowed.has(method));
    if (others.length === 0) continue;
    app.route({
      method: others,
      url,
      onRequest: async (_, reply) => {
        void reply.header('allow', [...allowed].join(', '));
        throw methodNotAllowed();
      },
      handler: () => undefined,
    });
  }
}

function urlOf(entry: Entry): string {
  return apiBase + entry.path.replace(/\{(\w+)\}/g, ':$1');
}

function clientOf(request: FastifyRequest): Client {
  return {
    address: countedAddress(request.ip),
    isLoopback: isLoopback(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
  };
}

/** @throws Refusal `media_type` when the body is not of the kind that the entry takes */
function checkMediaType(entry: Entry, request: FastifyRequest): void {
  const type = request.headers['content-type'];
  if (entry.method === 'GET' || type === undefined) return;
  const isMultipart = /^multipart\/form-data\b/i.test(type);
  if (isMultipart !== (entry.file !== undefined)) throw wrongMediaType();
}

/**
 * Refuses a body whose `Content-Length` exceeds the file's limit before it is read. Without that header the reader
 * stops at the limit.
 * @throws Refusal `too_large`
 */
function checkLength({ file }: Entry, request: FastifyRequest): void {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (file !== undefined && declared > file.maxBytes + mostAroundFile) throw fileTooLarge(file);
}
