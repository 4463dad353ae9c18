import { and, count, desc, eq, like, lt, ne, or } from 'drizzle-orm';
import type { Draft, ListedDraft } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { drafts } from '../../../platform/db/schema';
import type { Keys } from '../../../platform/keys';

const purpose = 'draft';
const dayMs = 86_400_000;

/** Whose form, under which name. */
export interface DraftKey {
  readonly uid: string;
  readonly key: string;
}

/** An unfinished form; it holds customers' data, so it is stored encrypted. */
export async function findDraft(db: Queries, keys: Keys, which: DraftKey): Promise<Draft | null> {
  const [row] = await db.select().from(drafts).where(rowOf(which));
  return row === undefined ? null : openDraft(keys, row);
}

/** Every unfinished form of a person. */
export async function findDrafts(db: Queries, keys: Keys, uid: string): Promise<Draft[]> {
  return (await db.select().from(drafts).where(eq(drafts.user_uid, uid))).map((row) => openDraft(keys, row));
}

/**
 * A person's unfinished forms of one kind, the last changed first: the one under the name itself, and those under the
 * name with a hyphen and more.
 * @param keptDays after the last change
 */
export async function listDrafts(db: Queries, keys: Keys, which: DraftKey, keptDays: number): Promise<ListedDraft[]> {
  const ofKind = or(eq(drafts.key, which.key), like(drafts.key, `${which.key.replaceAll('_', '\\_')}-%`));
  const rows = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.user_uid, which.uid), ofKind))
    .orderBy(desc(drafts.updated_at), drafts.key);
  return rows.map((row) => ({
    ...openDraft(keys, row),
    expires_at: new Date(row.updated_at.getTime() + keptDays * dayMs).toISOString(),
  }));
}

/** When the form under a name was kept last; null when there is none. */
export async function draftKeptAt(tx: Queries, which: DraftKey): Promise<Date | null> {
  const [row] = await tx.select({ at: drafts.updated_at }).from(drafts).where(rowOf(which));
  return row?.at ?? null;
}

export async function keepDraft(tx: Queries, keys: Keys, which: DraftKey, value: unknown, at: Date): Promise<void> {
  const content = { sealed: keys.encrypt(purpose, JSON.stringify(value ?? null), boundTo(which)) };
  await tx
    .insert(drafts)
    .values({ user_uid: which.uid, key: which.key, content, updated_at: at })
    .onConflictDoUpdate({ target: [drafts.user_uid, drafts.key], set: { content, updated_at: at } });
}

/** How many other forms the person has left unfinished. */
export async function countOtherDrafts(tx: Queries, { uid, key }: DraftKey): Promise<number> {
  const [counted] = await tx
    .select({ drafts: count() })
    .from(drafts)
    .where(and(eq(drafts.user_uid, uid), ne(drafts.key, key)));
  return counted?.drafts ?? 0;
}

export async function deleteDraft(tx: Queries, which: DraftKey): Promise<void> {
  await tx.delete(drafts).where(rowOf(which));
}

/** Forms that nobody has gone on with for so many days. @returns how many went */
export async function sweepDrafts(db: Queries, keptDays: number, now: Date): Promise<number> {
  const old = new Date(now.getTime() - keptDays * dayMs);
  const gone = await db.delete(drafts).where(lt(drafts.updated_at, old)).returning({ key: drafts.key });
  return gone.length;
}

function openDraft(keys: Keys, { user_uid, key, content, updated_at }: typeof drafts.$inferSelect): Draft {
  const value: unknown = JSON.parse(keys.decrypt(purpose, content.sealed, boundTo({ uid: user_uid, key })));
  return { key, value, updated_at: updated_at.toISOString() };
}

function boundTo({ uid, key }: DraftKey): string {
  return `${uid} ${key}`;
}

function rowOf({ uid, key }: DraftKey) {
  return and(eq(drafts.user_uid, uid), eq(drafts.key, key));
}
