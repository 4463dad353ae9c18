import type { Entry, RateClass } from 'shared-api/kernel';
import type { Limit, Limits } from '../limits';
import type { Client } from './implement';

/** Counted in memory by each process: too frequent for the database, and none of them protects a secret. */
interface MemoryLimit extends Limit {
  readonly max: number;
  readonly inMemory: true;
}

type ClassLimit = MemoryLimit | (Limit & { readonly inMemory?: never });

const minute = 60;
const hour = 3_600;

/**
 * Limits by client address, for each class of calls. Finer limits (codes per phone, failures per account, distinct
 * VINs) belong to the modules.
 */
const classLimits: Readonly<Record<RateClass, ClassLimit | null>> = {
  read: { name: 'class-read', max: 1_200, windowSeconds: minute, inMemory: true },
  write: { name: 'class-write', max: 300, windowSeconds: minute, inMemory: true },
  'sign-in': { name: 'class-sign-in', max: 120, windowSeconds: 15 * minute },
  code: { name: 'class-code', max: 240, windowSeconds: hour },
  create: { name: 'class-create', max: 'contracts.per_address', windowSeconds: hour },
  vin: { name: 'class-vin', max: 600, windowSeconds: hour },
  upload: { name: 'class-upload', max: 120, windowSeconds: hour },
  export: { name: 'class-export', max: 60, windowSeconds: hour },
  report: { name: 'class-report', max: 30, windowSeconds: minute, inMemory: true },
  none: null,
};

export interface RateLimiter {
  /** Seconds to wait, or null when the call may go on. */
  take(entry: Entry, client: Client): Promise<number | null>;
}

interface RateOptions {
  readonly limits: Limits;
  readonly now: () => Date;
  /** In the demonstration the machine itself is not limited. */
  readonly exemptLoopback: boolean;
}

export function createRateLimiter({ limits, now, exemptLoopback }: RateOptions): RateLimiter {
  const counted = new Map<string, { readonly start: number; count: number }>();

  function takeInMemory(limit: MemoryLimit, key: string): number | null {
    const length = limit.windowSeconds * 1_000;
    const at = now().getTime();
    const start = at - (at % length);
    // Windows that are over go when the table has grown: no timer is needed.
    if (counted.size > 20_000) for (const [old, value] of counted) if (value.start < start) counted.delete(old);
    const name = `${limit.name} ${key}`;
    const known = counted.get(name);
    const current = known?.start === start ? known : { start, count: 0 };
    counted.set(name, current);
    if (current.count >= limit.max) return Math.max(1, Math.ceil((start + length - at) / 1_000));
    current.count += 1;
    return null;
  }

  return {
    async take(entry, client) {
      const limit = limitOf(entry);
      if (limit === null || (exemptLoopback && client.isLoopback)) return null;
      return limit.inMemory ? takeInMemory(limit, client.address) : limits.take(limit, client.address);
    },
  };
}

/** Twenty contracts an hour is a limit on strangers; a signed-in customer or dealer makes what they need. */
function limitOf(entry: Entry): ClassLimit | null {
  return entry.rate === 'create' && entry.access !== 'anybody' ? classLimits.write : classLimits[entry.rate];
}
