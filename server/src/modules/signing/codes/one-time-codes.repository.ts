import { randomUUID } from 'node:crypto';
import { and, desc, eq, getTableColumns, gt, isNull, lte, sql } from 'drizzle-orm';
import { latestAt } from '../../../platform/clock';
import type { Queries } from '../../../platform/db';
import { messages, oneTimeCodes } from '../../../platform/db/schema';
import type { CodePurpose } from '../../contracts';

export type OneTimeCode = typeof oneTimeCodes.$inferSelect;

interface NewCode {
  readonly purpose: CodePurpose;
  readonly contract_id: string;
  readonly code_hmac: string;
  readonly document_sha256: string | null;
  readonly target_key: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}

export async function insertCode(tx: Queries, code: NewCode): Promise<string> {
  const id = randomUUID();
  await tx.insert(oneTimeCodes).values({ id, ...code });
  return id;
}

/** Voids whatever code of a contract still counts. */
export async function voidCodes(tx: Queries, contractId: string, purpose: CodePurpose, now: Date): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ voided_at: now })
    .where(
      and(
        eq(oneTimeCodes.contract_id, contractId),
        eq(oneTimeCodes.purpose, purpose),
        isNull(oneTimeCodes.voided_at),
        isNull(oneTimeCodes.used_at),
      ),
    );
}

/** Voids whatever code of a contract still counts, of every purpose. */
export async function voidEveryCode(tx: Queries, contractId: string, now: Date): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ voided_at: now })
    .where(and(eq(oneTimeCodes.contract_id, contractId), isNull(oneTimeCodes.voided_at), isNull(oneTimeCodes.used_at)));
}

interface LastCode extends OneTimeCode {
  /** It will never arrive: its SMS was refused. */
  readonly refused: boolean;
}

/**
 * The code that still counts, whatever clocks said when those before it were sent; without one the last that was sent,
 * whatever became of it.
 */
export async function lastCode(db: Queries, contractId: string, purpose: CodePurpose): Promise<LastCode | null> {
  const sms = db
    .select({ refused: eq(messages.status, 'failed') })
    .from(messages)
    .where(and(eq(messages.contract_id, contractId), eq(messages.purpose, messagePurpose(purpose))))
    .orderBy(desc(messages.created_at), desc(messages.id))
    .limit(1);
  const [row] = await db
    .select({ ...getTableColumns(oneTimeCodes), refused: sql<boolean>`coalesce((${sms}), false)` })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.contract_id, contractId), eq(oneTimeCodes.purpose, purpose)))
    .orderBy(desc(isOpen), desc(oneTimeCodes.created_at))
    .limit(1);
  return row ?? null;
}

const isOpen = sql`(${oneTimeCodes.used_at} is null and ${oneTimeCodes.voided_at} is null)`;

/** What the outbox calls the SMS with a code. */
export function messagePurpose(purpose: CodePurpose): string {
  return `${purpose.replace('_', '-')}-code`;
}

/** How many codes of a purpose a contract was sent since an instant, but for those of a clock that ran ahead. */
export async function sentSince(
  db: Queries,
  contractId: string,
  purpose: CodePurpose,
  since: Date,
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ sent: sql<number>`count(*)::int` })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.contract_id, contractId),
        eq(oneTimeCodes.purpose, purpose),
        gt(oneTimeCodes.created_at, since),
        lte(oneTimeCodes.created_at, latestAt(now)),
      ),
    );
  return row?.sent ?? 0;
}

/** Counts a wrong try; the last one that is allowed voids the code. */
export async function countTry(tx: Queries, code: OneTimeCode, allowed: number, now: Date): Promise<number> {
  const tries = code.tries + 1;
  await tx
    .update(oneTimeCodes)
    .set({ tries, voided_at: tries >= allowed ? (code.voided_at ?? now) : code.voided_at })
    .where(eq(oneTimeCodes.id, code.id));
  return tries;
}

/** Uses a code up; false when it was used, or made void, since it was looked at. */
export async function useCode(tx: Queries, id: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(oneTimeCodes)
    .set({ used_at: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.used_at), isNull(oneTimeCodes.voided_at)))
    .returning({ id: oneTimeCodes.id });
  return used.length > 0;
}
