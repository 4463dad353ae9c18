import type { FastifyInstance } from 'fastify';

/**
 * The shutdown of a process. It still answers every request, but reports to load balancers that it is not ready, and
 * closes each connection with its next answer, so that the client's next request goes to another process.
 */
export interface Drain {
  readonly begun: boolean;
  begin(): void;
}

export function createDrain(): Drain {
  let begun = false;
  return {
    get begun() {
      return begun;
    },
    begin() {
      begun = true;
    },
  };
}

/** Ends connections with their answer once the drain has begun: none is then idle when the listener closes. */
export function endConnections(app: FastifyInstance, drain: Drain): void {
  app.addHook('onSend', async (_, reply) => {
    if (drain.begun) void reply.header('connection', 'close');
  });
}
