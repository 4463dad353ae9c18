import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { SignInSession } from 'shared-api/entities';
import { type Account as Caller, isSessionOpen } from '../../../platform/auth';
import type { Queries } from '../../../platform/db';
import { sessions } from '../../../platform/db/schema';

type Row = typeof sessions.$inferSelect;

/**
 * Where an account is signed in, the latest used first: each sign-in once, whatever tokens of it are open.
 * @param session_id the session of whoever looks, marked if it is one of them
 */
export async function listSessions(
  db: Queries,
  { uid, session_id }: Pick<Caller, 'uid' | 'session_id'>,
  now: Date,
): Promise<SignInSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(ofAccount(uid), gt(sessions.expires_at, now)))
    .orderBy(desc(sessions.last_seen_at), desc(sessions.created_at));
  const open = rows.filter((row) => isSessionOpen(row, now));
  const own = open.find((row) => row.id === session_id)?.family;
  return [...new Map(open.toReversed().map((row) => [row.family, row])).values()]
    .toReversed()
    .map((row) => view(row, row.family === own));
}

/** Whether a session is one of the account's that still counts. */
export async function ownsSession(db: Queries, uid: string, id: string): Promise<boolean> {
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(ofAccount(uid), eq(sessions.id, id)));
  return found !== undefined;
}

function ofAccount(uid: string) {
  return and(eq(sessions.user_uid, uid), isNull(sessions.ended_at));
}

function view(row: Row, current: boolean): SignInSession {
  return {
    id: row.id,
    device: row.device,
    address: row.place,
    created_at: row.signed_in_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    current,
  };
}
