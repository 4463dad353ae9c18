import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Clock } from '../clock';
import { notFound } from '../errors';
import { noContentPolicy, securityHeaders } from './security-headers';
import { sendFailure } from './send';

export interface ServerOptions {
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly trustProxy: boolean | string | readonly string[];
  readonly https: boolean;
}

/** The HTTP server without routes: limits of time and size, headers, request ids, one failure shape. */
export async function createServer({ log, clock, trustProxy, https }: ServerOptions): Promise<FastifyInstance> {
  const headers = { ...securityHeaders(https), 'content-security-policy': noContentPolicy };
  const headersFor = (request: FastifyRequest) => ({
    ...headers,
    'x-request-id': request.id,
    'x-clock': clock.now().toISOString(),
  });
  const app = fastify({
    loggerInstance: log,
    // One line a request, written below: Fastify's own would carry the address and the path with its secrets.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: typeof trustProxy === 'object' ? [...trustProxy] : trustProxy,
    bodyLimit: 1_048_576,
    // Slow senders are gone in half a minute: less would also be felt by who waits while the embedded database is at a
    // long query. An upload over a slow line has three minutes.
    requestTimeout: 180_000,
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 1_000, keepAliveTimeout: 72_000 },
    forceCloseConnections: 'idle',
    // A request that came over an open connection while the listener closed is answered like any other.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      void sendFailure(reply.headers(headersFor(request)), request, error);
    },
  });
  app.server.maxConnections = 5_000;

  // Bodies stay text until the checks that come before them are done.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body));
  await app.register(cookie);
  await app.register(multipart);

  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headersFor(request));
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        request_id: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  app.setErrorHandler((error, request, reply) => sendFailure(reply, request, error));
  app.setNotFoundHandler((request, reply) => sendFailure(reply, request, notFound()));
  return app;
}
