import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Queries, unscoped } from '../../platform/db';
import { auditLog, notifications, packages, packageTypes, stores, users } from '../../platform/db/schema';
import { t } from '../../platform/i18n';
import { contracts } from '../contracts';
import { personName } from '../users';
import { auditMessages } from './audit.messages';

type Labels = ReadonlyMap<string, string>;
type Look = (db: Queries, ids: readonly string[]) => Promise<readonly (readonly [string, string])[]>;

/** What people call a thing of each kind, looked up when the audit is read. */
const looks: Readonly<Record<string, Look>> = {
  user: async (db, ids) =>
    (
      await db
        .select()
        .from(users)
        .where(inArray(users.uid, [...ids]))
    ).map((row) => [row.uid, nameOf(row)]),
  store: async (db, ids) =>
    (
      await unscoped(db, 'the operator reads what anybody did')
        .select()
        .from(stores)
        .where(inArray(stores.store_uid, [...ids]))
    ).map((row) => [row.store_uid, row.name]),
  contract: async (db, ids) => {
    const { id, code } = contracts;
    const rows = await unscoped(db, 'the operator reads what anybody did')
      .select({ id, code })
      .from(contracts)
      .where(inArray(id, [...ids]));
    return rows.map((row) => [row.id, row.code]);
  },
  package: async (db, ids) =>
    (
      await db
        .select()
        .from(packages)
        .where(inArray(packages.id, [...ids]))
    ).map((row) => [row.id, row.title]),
  'package-type': async (db, ids) =>
    (
      await db
        .select()
        .from(packageTypes)
        .where(inArray(packageTypes.code, [...ids]))
    ).map((row) => [row.code, row.title]),
  notification: async (db, ids) => {
    const { id, title } = notifications;
    const there = await db
      .select({ id, title })
      .from(notifications)
      .where(inArray(id, [...ids]));
    return [...(await deletedNotifications(db, ids)), ...there].map((row) => [row.id, row.title]);
  },
};

/** The titles that were written down when notifications were deleted. */
async function deletedNotifications(db: Queries, ids: readonly string[]) {
  const { subject, subject_id, action, data } = auditLog;
  const rows = await db
    .select({ id: subject_id, title: sql<string | null>`${data} ->> 'title'` })
    .from(auditLog)
    .where(and(eq(subject, 'notification'), inArray(subject_id, [...ids]), eq(action, 'notifications.deleted')));
  return rows.flatMap(({ id, title }) => (id === null || title === null ? [] : [{ id, title }]));
}

export interface Subject {
  readonly kind: string | null;
  readonly id: string | null;
}

/** The labels of some subjects, found in one look a kind; null for what has none, or is gone. */
export async function labelsOf(
  db: Queries,
  subjects: readonly Subject[],
): Promise<(subject: Subject) => string | null> {
  const found = new Map<string, Labels>();
  for (const [kind, look] of Object.entries(looks)) {
    const ids = subjects.flatMap((subject) => (subject.kind === kind && subject.id !== null ? [subject.id] : []));
    if (ids.length > 0) found.set(kind, new Map(await look(db, [...new Set(ids)])));
  }
  return ({ kind, id }) => (kind === null || id === null ? null : (found.get(kind)?.get(id) ?? null));
}

/** Who has erased their account is nobody any more, and is told so. */
function nameOf(account: typeof users.$inferSelect): string {
  return account.erased_at === null ? personName(account) : t(auditMessages.erased);
}
