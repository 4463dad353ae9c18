import * as z from 'zod/mini';
import type { Clock } from '../clock';
import type { Env } from '../env';
import type { SetCookie } from '../http';
import type { Keys } from '../keys';

export const overridesCookie = 'overrides';
const hours = 12;

/** By area name where one browser takes it from: an origin, or the id of a published version. */
export type OverrideMap = ReadonlyMap<string, string>;

/** Areas that one browser takes from another origin, or at another version, by a signed cookie. */
export interface Overrides {
  /** Other origins: staging and demonstration only. A published version may be taken everywhere. */
  readonly allowed: boolean;
  isAllowedOrigin(origin: string): boolean;
  /** Without origins where they are not allowed; empty for a cookie that is old or not ours. */
  read(cookie: string | undefined): OverrideMap;
  /** The cookie that keeps these overrides for 12 hours; without any it is taken away. */
  write(overrides: OverrideMap): SetCookie;
}

export interface OverridesContext {
  readonly env: Pick<Env, 'DEMO' | 'STAGE' | 'OVERRIDE_ORIGINS'>;
  readonly keys: Keys;
  readonly clock: Clock;
}

const content = z.object({ areas: z.record(z.string(), z.string()), until: z.iso.datetime() });

export function createOverrides({ env, keys, clock }: OverridesContext): Overrides {
  const allowed = env.DEMO || env.STAGE === 'staging';

  function isAllowedOrigin(origin: string): boolean {
    return env.OVERRIDE_ORIGINS.length > 0 ? env.OVERRIDE_ORIGINS.includes(origin) : isLoopback(origin);
  }

  function open(cookie: string): OverrideMap {
    const [payload = '', signature = ''] = cookie.split('.');
    if (!keys.verifyHmac('overrides', [payload], signature)) return new Map();
    const { areas, until } = content.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    if (new Date(until) <= clock.now()) return new Map();
    return new Map(Object.entries(areas).filter(([, from]) => !isOrigin(from) || (allowed && isAllowedOrigin(from))));
  }

  return {
    allowed,
    isAllowedOrigin,
    read: (cookie) => (cookie === undefined ? new Map() : open(cookie)),
    write(overrides) {
      const cookie = { name: overridesCookie, path: '/' };
      if (overrides.size === 0) return { ...cookie, value: null };
      const until = new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
      const json = JSON.stringify({ areas: Object.fromEntries(overrides), until });
      const payload = Buffer.from(json).toString('base64url');
      return { ...cookie, value: `${payload}.${keys.hmac('overrides', [payload])}`, maxAgeSeconds: hours * 3_600 };
    },
  };
}

/** An origin, and not a version's id. */
export function isOrigin(from: string): boolean {
  return from.includes('://');
}

/** A developer's own machine, on any port. */
function isLoopback(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
}
