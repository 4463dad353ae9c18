import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { notFound } from '../errors';
import type { Workers } from '../workers';
import type { Stalls } from './stalls';

/**
 * Figures for Prometheus at `/metrics`, for the machine itself alone: a request that came through a proxy is a 404, also
 * through one that says nothing of itself but passes on the name that the visitor asked for.
 */
export function serveMetrics(
  app: FastifyInstance,
  workers: Pick<Workers, 'waiting' | 'threads'>,
  stalls: Pick<Stalls, 'longestMs'>,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Durata delle richieste, per rotta e stato',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'worker_tasks_waiting',
    help: 'Lavori lunghi (PDF, file) che aspettano un thread',
    registers: [registry],
    collect() {
      this.set(workers.waiting);
    },
  });
  new Gauge({
    name: 'worker_threads',
    help: 'Thread avviati per i lavori lunghi',
    registers: [registry],
    collect() {
      this.set(workers.threads);
    },
  });
  new Gauge({
    name: 'event_loop_longest_stall_seconds',
    help: 'Il tempo più lungo, negli ultimi 15 minuti, in cui il processo non ha risposto a nessuno',
    registers: [registry],
    collect() {
      this.set(stalls.longestMs() / 1_000);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, never the address: that may hold the secret of a contract's link.
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request)) throw notFound();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Whoever asks the machine itself names an address of its own; a visitor the product's. */
function asksThisMachine({ headers }: FastifyRequest): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  return host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

function isFromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const isLocal = address === '::1' || /^(::ffff:)?127\./.test(address);
  // nginx as it comes says nothing of itself, and speaks HTTP/1.0 to what stands behind it.
  const isOld = request.raw.httpVersion === '1.0';
  return isLocal && !isOld && asksThisMachine(request) && !proxyHeaders.some((name) => name in request.headers);
}
