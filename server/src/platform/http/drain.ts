import type { FastifyInstance } from 'fastify';

/**
 * The last stretch of a process: it still answers everything, tells balancers that it is no longer ready, and ends
 * each connection with its next answer, so that what follows is asked of another process.
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
