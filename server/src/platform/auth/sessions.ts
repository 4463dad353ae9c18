import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Role } from 'shared-api/domain';
import { roles } from 'shared-api/domain';
import type { Clock } from '../clock';
import { type Database, preparedStatement, type Queries } from '../db';
import { sessions, userRoles, users } from '../db/schema';
import { hashToken, randomToken } from '../keys';
import type { Account } from './caller';

const hour = 3_600_000;
/** A session lasts 12 hours from the sign-in at most, and 2 idle. */
const longest = 12 * hour;
const idle = 2 * hour;
/** A renewed token stays good this long for the other tabs. */
const grace = 10_000;
/** So long a proof of the person counts for what changes who owns the account (decisions.md, Step-up). */
const proofLasts = 10 * 60_000;
/** How seldom `last_seen_at` is written: a read need not cost a write each time. */
const seenEvery = 60_000;

export interface NewSession {
  readonly user_uid: string;
  readonly device: string;
  readonly place: string;
}

export interface Sessions {
  /** The account behind a bearer token, or null when there is no valid session. */
  find(token: string): Promise<Account | null>;
  /** Begins a session; the token is answered once and kept only as a hash. */
  begin(tx: Queries, session: NewSession): Promise<string>;
  /** A new token of the same sign-in; the old one stays good for 10 s. Null when the session is over. */
  renew(tx: Queries, sessionId: string): Promise<string | null>;
  /** Notes that the person behind a sign-in has just proved to be its owner. */
  noteProof(tx: Queries, sessionId: string): Promise<void>;
  end(tx: Queries, sessionId: string): Promise<void>;
  /** Ends every session of an account, but for the one that is kept. */
  endAll(tx: Queries, userUid: string, keepSessionId?: string): Promise<void>;
}

const sessionOfToken = preparedStatement('session_of_token', (db) =>
  db
    .select({ session: sessions, active: users.active, erased_at: users.erased_at, role: userRoles.role })
    .from(sessions)
    .innerJoin(users, eq(users.uid, sessions.user_uid))
    .leftJoin(userRoles, eq(userRoles.user_uid, users.uid))
    .where(eq(sessions.token_hash, sql.placeholder('token_hash'))),
);

export function createSessions(db: Database, clock: Clock): Sessions {
  return {
    async find(token) {
      const now = clock.now();
      const rows = await sessionOfToken(db.read).execute({ token_hash: hashToken(token) });
      const [first] = rows;
      if (first === undefined || first.erased_at !== null || !isOpen(first.session, now)) return null;
      if (now.getTime() - first.session.last_seen_at.getTime() > seenEvery) {
        await db.read.update(sessions).set({ last_seen_at: now }).where(eq(sessions.id, first.session.id));
      }
      const held = new Set<Role | null>(rows.map((row) => row.role));
      return {
        kind: 'account',
        uid: first.session.user_uid,
        session_id: first.session.id,
        roles: roles.filter((role) => held.has(role)),
        disabled: !first.active,
        recentlyProved: isRecent(first.session.proved_at, now),
      };
    },

    async begin(tx, { user_uid, device, place }) {
      const now = clock.now();
      const token = randomToken();
      await tx.insert(sessions).values({
        id: randomUUID(),
        family: randomUUID(),
        user_uid,
        token_hash: hashToken(token),
        device,
        place,
        signed_in_at: now,
        created_at: now,
        last_seen_at: now,
        proved_at: now,
        expires_at: new Date(now.getTime() + longest),
      });
      return token;
    },

    async renew(tx, sessionId) {
      const now = clock.now();
      const [old] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('update');
      if (old === undefined || !isOpen(old, now)) return null;
      const token = randomToken();
      await tx.insert(sessions).values({
        ...old,
        id: randomUUID(),
        token_hash: hashToken(token),
        created_at: now,
        last_seen_at: now,
        retired_at: null,
      });
      if (old.retired_at === null) {
        await tx
          .update(sessions)
          .set({ retired_at: new Date(now.getTime() + grace) })
          .where(eq(sessions.id, old.id));
      }
      return token;
    },

    async noteProof(tx, sessionId) {
      await tx
        .update(sessions)
        .set({ proved_at: clock.now() })
        .where(sql`${sessions.family} in ${familyOf(tx, sessionId)}`);
    },

    async end(tx, sessionId) {
      const family = familyOf(tx, sessionId);
      await tx
        .update(sessions)
        .set({ ended_at: clock.now() })
        .where(and(sql`${sessions.family} in ${family}`, isNull(sessions.ended_at)));
    },

    async endAll(tx, userUid, keepSessionId) {
      const others =
        keepSessionId === undefined ? sql`true` : sql`${sessions.family} not in ${familyOf(tx, keepSessionId)}`;
      await tx
        .update(sessions)
        .set({ ended_at: clock.now() })
        .where(and(eq(sessions.user_uid, userUid), isNull(sessions.ended_at), others));
    },
  };
}

/** The sign-in that a session came of. */
function familyOf(tx: Queries, sessionId: string) {
  return tx.select({ family: sessions.family }).from(sessions).where(eq(sessions.id, sessionId));
}

function isRecent(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() <= proofLasts;
}

function isOpen(session: typeof sessions.$inferSelect, now: Date): boolean {
  return (
    session.ended_at === null &&
    session.expires_at > now &&
    now.getTime() - session.last_seen_at.getTime() <= idle &&
    (session.retired_at === null || session.retired_at > now)
  );
}
