import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull, like, lt, lte, or, sql } from 'drizzle-orm';
import { addRomeMonths, romeDate, startOfRomeDay } from 'shared-api/domain';
import { batchesOf, type NewRows, type Queries, rowsOnce, searchTextOf, writeTogether } from '../../platform/db';
import { notifications } from '../../platform/db/schema';

/** Why a store is told something of a contract; the notice's key begins with it. */
export type NoticeReason =
  | 'new'
  | 'deletion'
  | 'blocked'
  | 'declined'
  | 'message-failed'
  | 'statement'
  | 'withdrawn'
  | 'expired'
  | 'moved'
  | `message-failed:${string}`
  | `payment-mismatch:${string}`
  | `request:${string}`;

/** What is told by itself, in the bells of those whom it is for. */
interface AutomaticNotice {
  /** The same key never makes two notices. */
  readonly key: string;
  readonly type: 'info' | 'success' | 'warning' | 'error';
  readonly title: string;
  readonly excerpt: string;
  /** Where the notice leads, on our own pages. */
  readonly url: string;
  readonly at: Date;
}

export interface StoreNotice extends AutomaticNotice {
  readonly storeUid: string;
  readonly contractId: string | null;
  /** When what it warns of happens: the notice is worded by it, ends with it, and replaces one of the same key. */
  readonly deadline?: Date;
  /** When it ends by itself, worded as it was; null where it does not. */
  readonly until?: Date | null;
}

/** Tells the managers of a store in their bell; said once, however often it is asked for. */
export async function noticeToStore(tx: Queries, notice: StoreNotice): Promise<void> {
  if (notice.deadline !== undefined) await tx.delete(notifications).where(eq(notifications.automatic_key, notice.key));
  await writeTogether(tx, [storeNoticeBeside(notice)]);
}

/** The same, to be written in one statement with another; with a deadline it replaces none. */
export function storeNoticeBeside(notice: StoreNotice): NewRows {
  const deadline_at = notice.deadline ?? null;
  const ends = { contract_id: notice.contractId, deadline_at, expire_at: deadline_at ?? notice.until ?? null };
  return noticeRows(notice, { ...ends, audience: ofStore(notice.storeUid) });
}

interface OperatorNotice extends AutomaticNotice {
  readonly contractId?: string;
}

/** Tells every operator in their bell; said once, however often it is asked for. */
export function noticeToOperators(tx: Queries, notice: OperatorNotice): Promise<void> {
  const audience = { roles: ['admin' as const], store_uids: [], user_uids: [] };
  return writeTogether(tx, [noticeRows(notice, { audience, contract_id: notice.contractId ?? null })]);
}

function noticeRows(
  { key, type, url, at, ...words }: AutomaticNotice,
  rest: Pick<typeof notifications.$inferInsert, 'audience' | 'contract_id' | 'deadline_at' | 'expire_at'>,
): NewRows {
  const row = {
    ...rest,
    ...fitted(words),
    id: randomUUID(),
    type,
    cta_url: url,
    automatic: true,
    automatic_key: key,
    created_at: at,
    updated_at: at,
  };
  return rowsOnce(notifications, [row], 'automatic_key');
}

type Words = Pick<AutomaticNotice, 'title' | 'excerpt'>;

/** As long as a notice may be, with what it is found by. */
function fitted(words: Words) {
  const [title, excerpt] = [cut(words.title, 80), cut(words.excerpt, 160)];
  return { title, excerpt, search: searchTextOf(title, excerpt) };
}

/** An emoji is not cut in two: the database takes no half of one. */
const cut = (text: string, most: number) => text.slice(0, most).replace(/\p{Surrogate}$/u, '');

const toldFor = (reasons: readonly NoticeReason[]) =>
  or(...reasons.map((reason) => like(notifications.automatic_key, `${reason}%`)));

/** Ends what was told of a contract for these reasons: nobody's bell holds it any more. */
export async function closeNotices(
  tx: Queries,
  contractId: string,
  reasons: readonly NoticeReason[],
  at: Date,
): Promise<void> {
  if (reasons.length === 0) return;
  await tx
    .update(notifications)
    .set({ expire_at: at, updated_at: at })
    .where(
      and(
        eq(notifications.contract_id, contractId),
        toldFor(reasons),
        or(isNull(notifications.expire_at), gt(notifications.expire_at, at)),
      ),
    );
}

/** Takes away all that was told of a contract, or what was for some reasons: some notices repeat what its customer wrote. */
export async function eraseNotices(
  tx: Queries,
  contractId: string,
  reasons?: readonly [NoticeReason, ...NoticeReason[]],
): Promise<void> {
  await tx.delete(notifications).where(and(eq(notifications.contract_id, contractId), reasons && toldFor(reasons)));
}

/** Takes away what was told of these contracts for these reasons and is in nobody's bell any more. */
export async function eraseEndedNotices(
  tx: Queries,
  contractIds: readonly string[],
  reasons: readonly [NoticeReason, ...NoticeReason[]],
  at: Date,
): Promise<void> {
  const ended = lte(notifications.expire_at, at);
  const concerned = inArray(notifications.contract_id, [...contractIds]);
  await tx.delete(notifications).where(and(concerned, toldFor(reasons), ended));
}

/**
 * Takes away what told itself and ended so many months ago: operators find it among the notices until then.
 * @returns how many went
 */
export async function eraseOldNotices(db: Queries, keptMonths: number, now: Date): Promise<number> {
  const old = startOfRomeDay(addRomeMonths(romeDate(now), -keptMonths));
  const due = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.automatic, true), lt(notifications.expire_at, old)));
  // In batches: on the embedded database nobody is answered during a statement.
  for (const some of batchesOf(due.map(({ id }) => id)))
    await db.delete(notifications).where(inArray(notifications.id, [...some]));
  return due.length;
}

/** Ends the one notice of this key. */
export async function closeNotice(tx: Queries, key: string, at: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ expire_at: at, updated_at: at })
    .where(and(eq(notifications.automatic_key, key), isNull(notifications.expire_at)));
}

/** Says anew what one notice tells, where that has changed meanwhile; who has seen it is not told again. */
export async function rewordNotice(
  tx: Queries,
  { key, ...words }: Words & Pick<AutomaticNotice, 'key'>,
  at: Date,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ ...fitted(words), updated_at: at })
    .where(eq(notifications.automatic_key, key));
}

/** What a contract's dealer was told and still holds goes with it to another one; what operators were told stays theirs. */
export async function moveNotices(tx: Queries, contractId: string, storeUid: string, at: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ audience: ofStore(storeUid), updated_at: at })
    .where(
      and(
        eq(notifications.contract_id, contractId),
        eq(notifications.automatic, true),
        sql`jsonb_array_length(${notifications.audience} -> 'store_uids') > 0`,
        or(isNull(notifications.expire_at), gt(notifications.expire_at, at)),
      ),
    );
}

const ofStore = (storeUid: string) => ({ roles: [], store_uids: [storeUid], user_uids: [] });
