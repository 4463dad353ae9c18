import type { FastifyInstance } from 'fastify';
import type { Stalls } from './stalls';

/** What this process served of late. */
export interface Traffic {
  readonly minutes: number;
  readonly requests: number;
  /** Answered with 500 and above. */
  readonly failed: number;
  /** 95 of 100 were answered within so many milliseconds; null where there was none. */
  readonly p95_ms: number | null;
  /** The longest time in which nobody was answered. */
  readonly stall_ms: number;
}

interface Served {
  readonly at: number;
  readonly ms: number;
  readonly failed: boolean;
}

const minutes = 15;
/** More would weigh on the process; of a busy one these are its last moments. */
const mostKept = 20_000;
/** What is old is thrown away in one go, not at each answer. */
const sweepAt = 2 * mostKept;

/** Watches the answers of this process; the page of the operator reads them, Prometheus has its own. */
export function watchTraffic(app: FastifyInstance, stalls: Pick<Stalls, 'longestMs'>): () => Traffic {
  let served: Served[] = [];
  const recent = () => {
    const since = performance.now() - minutes * 60_000;
    return served.slice(-mostKept).filter(({ at }) => at >= since);
  };
  app.addHook('onResponse', async (_, reply) => {
    if (served.length >= sweepAt) served = recent();
    served.push({ at: performance.now(), ms: reply.elapsedTime, failed: reply.statusCode >= 500 });
  });
  return () => {
    served = recent();
    const times = served.map(({ ms }) => ms).sort((a, b) => a - b);
    const p95 = times[Math.ceil(times.length * 0.95) - 1];
    return {
      minutes,
      requests: served.length,
      failed: served.filter(({ failed }) => failed).length,
      p95_ms: p95 === undefined ? null : Math.round(p95),
      stall_ms: stalls.longestMs(),
    };
  };
}
