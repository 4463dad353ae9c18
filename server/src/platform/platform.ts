import { type Afterwards, createAfterwards } from './afterwards';
import { createSessions, type Sessions } from './auth';
import type { MovableClock } from './clock';
import type { Database } from './db';
import type { Env } from './env';
import type { Keys } from './keys';
import { createLimits, type Limits } from './limits';
import type { Logger } from './log';
import { createOutbox, type Outbox } from './outbox';
import type { ReleaseStore } from './releases';
import { createSettings, type Settings } from './settings';
import type { Storage } from './storage';
import type { Workers } from './workers';

/** What modules are built upon: each takes from here what it needs. */
export interface Platform {
  readonly env: Env;
  readonly db: Database;
  readonly clock: MovableClock;
  readonly keys: Keys;
  readonly log: Logger;
  readonly storage: Storage;
  readonly workers: Workers;
  /** Released versions of shell and areas. */
  readonly releases: ReleaseStore;
  readonly settings: Settings;
  readonly limits: Limits;
  readonly sessions: Sessions;
  readonly outbox: Outbox;
  readonly afterwards: Afterwards;
}

/** What is opened at start. */
export interface PlatformParts
  extends Pick<Platform, 'env' | 'db' | 'clock' | 'keys' | 'log' | 'storage' | 'workers' | 'releases'> {
  /** A message was queued: the sender should look soon. */
  readonly onQueued?: () => void;
}

/** The services that every part of the server shares, made of what is opened at start. */
export function createPlatform({ onQueued = () => undefined, ...parts }: PlatformParts): Platform {
  const { db, clock, keys } = parts;
  const settings = createSettings(db, clock);
  return {
    ...parts,
    settings,
    limits: createLimits({ db, clock, keys, settings }),
    sessions: createSessions(db, clock, keys),
    outbox: createOutbox({ clock, keys, onQueued }),
    afterwards: createAfterwards(parts.log),
  };
}
