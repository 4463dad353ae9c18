import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Role } from 'shared-api/domain';
import { roles } from 'shared-api/domain';
import type { Clock } from '../clock';
import { type Database, isDiskFull, preparedStatement, type Queries, rowAsJson } from '../db';
import { passkeys, sessions, userRoles, users } from '../db/schema';
import { hashToken, type Keys, randomToken } from '../keys';
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

/** A session was not used for too long, or is too old; or somebody ended it. */
export type SessionEnd = 'expired' | 'closed';

export interface Sessions {
  /** The account behind a bearer token, or null when there is no valid session. */
  find(token: string): Promise<Account | null>;
  /** Why a token opens nothing any more; null where nothing tells. */
  whyOver(token: string): Promise<SessionEnd | null>;
  /** Begins a session; the token is answered once and kept only as a hash. */
  begin(tx: Queries, session: NewSession): Promise<string>;
  /**
   * A new token of the same sign-in; the old one stays good for 10 s, and whoever renews it once more in that time (a
   * second tab) gets the same new one. Null when the session is over.
   */
  renew(tx: Queries, sessionId: string): Promise<string | null>;
  /** Notes that the person behind a sign-in has just proved to be its owner. */
  noteProof(tx: Queries, sessionId: string): Promise<void>;
  end(tx: Queries, sessionId: string): Promise<void>;
  /** Ends every session of an account, but for the one that is kept. */
  endAll(tx: Queries, userUid: string, keepSessionId?: string): Promise<void>;
  /** What happens besides, in the same transaction, when a sign-in ends because one of its old tokens was used again. */
  onReuse(tell: TellReuse): void;
}

/** Asked with each call, so no more than is needed. */
const foundFields = rowAsJson({
  id: sessions.id,
  family: sessions.family,
  user_uid: sessions.user_uid,
  device: sessions.device,
  place: sessions.place,
  last_seen_at: sessions.last_seen_at,
  proved_at: sessions.proved_at,
  expires_at: sessions.expires_at,
  retired_at: sessions.retired_at,
  ended_at: sessions.ended_at,
  active: users.active,
  erased_at: users.erased_at,
  two_step: users.two_step,
  has_passkey: sql<boolean>`exists (select 1 from ${passkeys} where ${passkeys.user_uid} = ${users.uid})`,
  roles: sql<
    readonly Role[]
  >`array(select ${userRoles.role} from ${userRoles} where ${userRoles.user_uid} = ${users.uid})`,
});

const sessionOfToken = preparedStatement('session_of_token', (db) =>
  db
    .select({ found: foundFields })
    .from(sessions)
    .innerJoin(users, eq(users.uid, sessions.user_uid))
    .where(eq(sessions.token_hash, sql.placeholder('token_hash'))),
);

export type TellReuse = (tx: Queries, session: NewSession) => Promise<void>;

type Session = typeof sessions.$inferSelect;
type SessionTimes = Pick<Session, 'ended_at' | 'expires_at' | 'last_seen_at' | 'retired_at'>;

export function createSessions(db: Database, clock: Clock, keys: Pick<Keys, 'hmac'>): Sessions {
  const tellers: TellReuse[] = [];

  /**
   * A token whose time for other tabs is over comes again: it is in somebody else's hands, or its successor is. Nobody
   * can tell which, so the sign-in ends for both, and the owner hears of it.
   */
  async function endReused(old: NewSession & Pick<Session, 'family'>, now: Date): Promise<void> {
    await db.transaction(async (tx) => {
      await lockOwner(tx, old.user_uid);
      const ended = await tx
        .update(sessions)
        .set({ ended_at: now })
        .where(and(eq(sessions.family, old.family), isNull(sessions.ended_at), gt(sessions.expires_at, now)))
        .returning();
      // Where no token of the sign-in was good any more, an old one tells nothing.
      if (!ended.some((session) => isSessionOpen({ ...session, ended_at: null }, now))) return;
      for (const tell of tellers) await tell(tx, old);
    });
  }

  /** On a full disk nothing is noted: whoever only reads should not be refused for it. */
  async function noteSeen(id: string, now: Date): Promise<void> {
    try {
      await db.read.update(sessions).set({ last_seen_at: now }).where(eq(sessions.id, id));
    } catch (error) {
      if (!isDiskFull(error)) throw error;
    }
  }

  /** The session of a token, whether or not it is over; null of an erased account's. */
  async function sessionOf(token: string) {
    const [row] = await sessionOfToken(db.read).execute({ token_hash: hashToken(token) });
    return row === undefined || row.found.erased_at !== null ? null : row.found;
  }

  return {
    onReuse: (tell) => void tellers.push(tell),

    async find(token) {
      const now = clock.now();
      const session = await sessionOf(token);
      if (session === null) return null;
      if (isReused(session, now)) await endReused(session, now);
      if (!isSessionOpen(session, now)) return null;
      if (now.getTime() - session.last_seen_at.getTime() > seenEvery) await noteSeen(session.id, now);
      return {
        kind: 'account',
        uid: session.user_uid,
        session_id: session.id,
        roles: roles.filter((role) => session.roles.includes(role)),
        disabled: !session.active,
        // Sessions that began before either was there have ended with its coming.
        hasSecondStep: session.two_step === 'totp' || session.has_passkey,
        recentlyProved: isRecent(session.proved_at, now),
      };
    },

    async whyOver(token) {
      const session = await sessionOf(token);
      if (session === null) return null;
      if (session.ended_at !== null) return 'closed';
      return isExpired(session, clock.now()) ? 'expired' : null;
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
      await lockOwner(tx, ownerOf(tx, sessionId));
      const [old] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('update');
      if (old === undefined || !isSessionOpen(old, now)) return null;
      // Of tokens only hashes are kept: a successor that can be made again is the way to answer a second tab with it.
      const token = keys.hmac('session-successor', [old.id]);
      if (old.retired_at !== null) return token;
      await tx.insert(sessions).values({
        ...old,
        id: randomUUID(),
        token_hash: hashToken(token),
        created_at: now,
        last_seen_at: now,
      });
      await tx
        .update(sessions)
        .set({ retired_at: new Date(now.getTime() + grace) })
        .where(eq(sessions.id, old.id));
      return token;
    },

    async noteProof(tx, sessionId) {
      await lockOwner(tx, ownerOf(tx, sessionId));
      await tx
        .update(sessions)
        .set({ proved_at: clock.now() })
        .where(sql`${sessions.family} in ${familyOf(tx, sessionId)}`);
    },

    async end(tx, sessionId) {
      await lockOwner(tx, ownerOf(tx, sessionId));
      const family = familyOf(tx, sessionId);
      await tx
        .update(sessions)
        .set({ ended_at: clock.now() })
        .where(and(sql`${sessions.family} in ${family}`, isNull(sessions.ended_at)));
    },

    async endAll(tx, userUid, keepSessionId) {
      await lockOwner(tx, userUid);
      const others =
        keepSessionId === undefined ? sql`true` : sql`${sessions.family} not in ${familyOf(tx, keepSessionId)}`;
      await tx
        .update(sessions)
        .set({ ended_at: clock.now() })
        .where(and(eq(sessions.user_uid, userUid), isNull(sessions.ended_at), others));
    },
  };
}

/**
 * Whoever renews, proves or ends sessions of an account does so in turn: what ran beside a renewal would not see the
 * successor, which stayed open, or unproved. Always before any session is read.
 * @param owner a uid, or the statement that gives it
 */
async function lockOwner(tx: Queries, owner: string | ReturnType<typeof ownerOf>): Promise<void> {
  const isOwner = typeof owner === 'string' ? eq(users.uid, owner) : inArray(users.uid, owner);
  await tx.select({ uid: users.uid }).from(users).where(isOwner).for('no key update');
}

function ownerOf(tx: Queries, sessionId: string) {
  return tx.select({ uid: sessions.user_uid }).from(sessions).where(eq(sessions.id, sessionId));
}

/** The sign-in that a session came of. */
function familyOf(tx: Queries, sessionId: string) {
  return tx.select({ family: sessions.family }).from(sessions).where(eq(sessions.id, sessionId));
}

function isRecent(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() <= proofLasts;
}

/** Was renewed, is past the time for other tabs, and its sign-in has not ended. */
function isReused({ ended_at, retired_at }: Pick<Session, 'ended_at' | 'retired_at'>, now: Date): boolean {
  return ended_at === null && retired_at !== null && retired_at <= now;
}

function isExpired(session: Pick<Session, 'expires_at' | 'last_seen_at'>, now: Date): boolean {
  return session.expires_at <= now || now.getTime() - session.last_seen_at.getTime() > idle;
}

/** Whether a session's token still opens the account: neither ended, nor too long unused, nor renewed a while ago. */
export function isSessionOpen(session: SessionTimes, now: Date): boolean {
  return (
    session.ended_at === null && !isExpired(session, now) && (session.retired_at === null || session.retired_at > now)
  );
}
