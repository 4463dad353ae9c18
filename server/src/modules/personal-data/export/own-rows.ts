import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import {
  auditLog,
  messages,
  notificationSeen,
  notifications,
  passkeys,
  savedViews,
  sessions,
} from '../../../platform/db/schema';
import type { Outbox } from '../../../platform/outbox';

/** Where and when the person signed in. */
export function sessionsOf(db: Queries, uid: string) {
  return db
    .select({
      device: sessions.device,
      address: sessions.place,
      signed_in_at: sessions.signed_in_at,
      last_seen_at: sessions.last_seen_at,
      ended_at: sessions.ended_at,
    })
    .from(sessions)
    .where(eq(sessions.user_uid, uid))
    .orderBy(asc(sessions.created_at));
}

/** The passkeys, without their keys. */
export function passkeysOf(db: Queries, uid: string) {
  return db
    .select({ name: passkeys.name, created_at: passkeys.created_at, last_used_at: passkeys.last_used_at })
    .from(passkeys)
    .where(eq(passkeys.user_uid, uid))
    .orderBy(asc(passkeys.created_at));
}

/** The e-mails and SMS to the person, with codes and links covered. */
export async function messagesOf(db: Queries, outbox: Pick<Outbox, 'shown'>, uid: string) {
  const rows = await db.select().from(messages).where(eq(messages.user_uid, uid)).orderBy(asc(messages.created_at));
  return rows.map((row) => ({
    channel: row.channel,
    purpose: row.purpose,
    status: row.status,
    created_at: row.created_at,
    sent_at: row.sent_at,
    ...outbox.shown(row),
  }));
}

/** What the person has looked at in the bell. */
export function seenNotifications(db: Queries, uid: string) {
  return db
    .select({ title: notifications.title, seen_at: notificationSeen.seen_at })
    .from(notificationSeen)
    .innerJoin(notifications, eq(notifications.id, notificationSeen.notification_id))
    .where(eq(notificationSeen.user_uid, uid))
    .orderBy(asc(notificationSeen.seen_at));
}

export function savedViewsOf(db: Queries, uid: string) {
  return db
    .select({
      list: savedViews.list,
      name: savedViews.name,
      query: savedViews.query,
      shared: savedViews.shared,
      created_at: savedViews.created_at,
    })
    .from(savedViews)
    .where(eq(savedViews.user_uid, uid))
    .orderBy(asc(savedViews.created_at));
}

/** What the person did that was written down. */
export function actionsOf(db: Queries, uid: string) {
  return db
    .select({ at: auditLog.at, action: auditLog.action, subject: auditLog.subject, subject_id: auditLog.subject_id })
    .from(auditLog)
    .where(eq(auditLog.actor_uid, uid))
    .orderBy(asc(auditLog.id));
}
