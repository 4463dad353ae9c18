import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { Role } from 'shared-api/domain';
import { type App, buildApp } from '../../app';
import { fixedClock, type MovableClock } from '../clock';
import type { Engine } from '../db/engine';
import { inboxMessages, storeManagers, userRoles, users } from '../db/schema';
import { readEnv } from '../env';
import { apiBase } from '../http';
import { createKeys } from '../keys';
import { createLogger } from '../log';
import { createPlatform, type Platform } from '../platform';
import { openReleaseStore, releasePlace } from '../releases';
import { folderStorage } from '../storage';
import { inProcess, type Workers } from '../workers';
import { testDatabase } from './test-database';

export interface TestRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Below `/api/v1`. */
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
}

export interface SignedIn {
  readonly uid: string;
  readonly token: string;
}

export interface TestApp {
  readonly app: App;
  readonly platform: Platform;
  readonly clock: MovableClock;
  /** Sends a call as a client would. */
  call(request: TestRequest): Promise<LightMyRequestResponse>;
  /** Makes an account with these roles, a manager's stores attached, and begins a session as a password would. */
  signIn(roles: readonly Role[], storeUids?: readonly string[]): Promise<SignedIn>;
  /** Sends what is queued and gives every SMS and e-mail so far, oldest first. */
  inbox(): Promise<(typeof inboxMessages.$inferSelect)[]>;
  /** Moves the clock on and runs the jobs that are due then. */
  wait(seconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Of a password that nobody needs: whoever is signed in has chosen one. */
const someHash = '$argon2id$v=19$m=19456,t=2,p=1$BmXw0DhHO9Xt4njvUTJwfg$Vk3IaM/qxizTOZlT+B/jehbSUQLMF1vyddzxKla4xC4';

/** The real application on a database in memory, with a clock that stands still until it is moved. */
export async function testApp(
  variables: Readonly<Record<string, string>> = {},
  workers: Workers = inProcess(),
  over?: (engine: Engine) => Engine,
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'carcare-test-'));
  const env = readEnv({ DEMO: '1', TRUST_PROXY: '1', LOG_LEVEL: 'silent', DATA_DIR: folder, ...variables });
  const clock = fixedClock(new Date('2026-03-02T10:00:00Z'));
  const db = await testDatabase(over);
  const platform = createPlatform({
    env,
    db,
    clock,
    keys: createKeys(['a key for tests, long enough for them']),
    log: createLogger({ level: env.LOG_LEVEL }),
    storage: folderStorage(join(folder, 'files')),
    workers,
    releases: await openReleaseStore(releasePlace(env), clock),
  });
  const app = await buildApp(platform, { checkAnswers: true });
  await app.http.ready();

  return {
    app,
    platform,
    clock,
    call({ method = 'GET', path, body, token, headers = {}, cookies = {} }) {
      return app.http.inject({
        method,
        url: `${apiBase}${path}`,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        cookies: { ...cookies },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    },
    async signIn(roles, storeUids = []) {
      const uid = randomUUID();
      const now = clock.now();
      const token = await db.transaction(async (tx) => {
        await tx.insert(users).values({
          uid,
          email: `${uid}@example.com`,
          firstname: 'Prova',
          lastname: 'Prova',
          password_hash: someHash,
          created_at: now,
          updated_at: now,
        });
        if (roles.length > 0)
          await tx.insert(userRoles).values(roles.map((role) => ({ user_uid: uid, role, granted_at: now })));
        if (storeUids.length > 0) {
          await tx
            .insert(storeManagers)
            .values(storeUids.map((store_uid) => ({ store_uid, user_uid: uid, attached_at: now })));
        }
        return platform.sessions.begin(tx, { user_uid: uid, device: 'test', place: '' });
      });
      return { uid, token };
    },
    async inbox() {
      await platform.afterwards.done();
      await app.sender.drain();
      return db.read.select().from(inboxMessages).orderBy(asc(inboxMessages.created_at), asc(inboxMessages.id));
    },
    async wait(seconds) {
      clock.moveTo(new Date(clock.now().getTime() + seconds * 1_000));
      await app.jobs.runDue();
    },
    async close() {
      await app.http.close();
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
