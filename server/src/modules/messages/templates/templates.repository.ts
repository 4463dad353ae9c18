import { eq, type SQL, sql } from 'drizzle-orm';
import { type Queries, rowBeside } from '../../../platform/db';
import { messageTemplates } from '../../../platform/db/schema';
import type { Template } from './template';

/** The operator's own wording of one message; null where the built-in one counts. */
export interface OwnWording {
  readonly subject: string | null;
  readonly body: string | null;
  /** 0 for a message that was never reworded. */
  readonly version: number;
}

export const builtIn: OwnWording = { subject: null, body: null, version: 0 };

export async function findWording(db: Queries, code: string): Promise<OwnWording> {
  const [found] = await db.select().from(messageTemplates).where(eq(messageTemplates.id, code));
  return found ?? builtIn;
}

/** The operator's wording as a field of another statement; null where the built-in one counts. */
export function wordingBeside(db: Queries, { code }: Template): SQL<OwnWording | null> {
  const { subject, body, version } = messageTemplates;
  return rowBeside(
    { subject, body, version },
    (row) => db.select({ row }).from(messageTemplates).where(eq(messageTemplates.id, code)),
    (found) => found,
  );
}

/** A look-up in the wordings of all messages. */
export async function findWordings(db: Queries): Promise<(code: string) => OwnWording> {
  const rows = await db.select().from(messageTemplates);
  const byCode = new Map(rows.map((row) => [row.id, row]));
  return (code) => byCode.get(code) ?? builtIn;
}

/** The wording, locked until the transaction ends. */
export async function lockWording(tx: Queries, code: string, at: Date): Promise<OwnWording> {
  await tx.insert(messageTemplates).values({ id: code, updated_at: at, version: 0 }).onConflictDoNothing();
  const [found] = await tx.select().from(messageTemplates).where(eq(messageTemplates.id, code)).for('update');
  return found ?? builtIn;
}

/** Writes a locked wording and counts its version up. */
export async function writeWording(
  tx: Queries,
  code: string,
  { subject, body, by, at }: Pick<OwnWording, 'subject' | 'body'> & { readonly by: string; readonly at: Date },
): Promise<void> {
  await tx
    .update(messageTemplates)
    .set({ subject, body, updated_by: by, updated_at: at, version: sql`${messageTemplates.version} + 1` })
    .where(eq(messageTemplates.id, code));
}
