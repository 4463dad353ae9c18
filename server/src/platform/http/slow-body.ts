import type { FastifyRequest } from 'fastify';

/** Bodies that are not multipart are small: whoever needs longer holds a connection, not a form. */
const bodyMs = 15_000;

/** Ends a connection whose body does not arrive in time; the answer stops the timer. */
export function watchBody(request: FastifyRequest): () => void {
  if (request.raw.complete || request.headers['content-type']?.startsWith('multipart/')) return () => undefined;
  const timer = setTimeout(() => {
    if (!request.raw.complete) request.raw.destroy();
  }, bodyMs);
  timer.unref();
  return () => clearTimeout(timer);
}
