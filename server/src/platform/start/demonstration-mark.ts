import { eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db';
import { meta, users } from '../db/schema';

const key = 'demonstration';
const seeded = 'seeded';

/** A demonstration's database and a real one were about to be mixed up. */
export class DemonstrationMarkError extends Error {
  override readonly name = 'DemonstrationMarkError';

  constructor(readonly isDemonstration: boolean) {
    super(isDemonstration ? 'The database is a demonstration' : 'The database holds real accounts');
  }
}

/**
 * A demonstration's passwords are published: its database never becomes a real one, nor the other way round.
 * @returns whether the demonstration's data must still be made
 * @throws DemonstrationMarkError
 */
export async function checkDemonstrationMark(db: Database, demo: boolean): Promise<boolean> {
  const [mark] = await db.read.select().from(meta).where(eq(meta.key, key));
  if (!demo) {
    if (mark !== undefined) throw new DemonstrationMarkError(true);
    return false;
  }
  if (mark !== undefined) return mark.value !== seeded;
  const [account] = await db.read.select({ one: sql`1` }).from(users).limit(1);
  if (account !== undefined) throw new DemonstrationMarkError(false);
  // Marked before the first row: a seeding that is interrupted is still a demonstration.
  await db.read.insert(meta).values({ key, value: 'started' }).onConflictDoNothing();
  return true;
}

/** Whether the demonstration's data is complete; the mark stays locked until the transaction ends. */
export async function isSeeded(tx: Queries): Promise<boolean> {
  const [mark] = await tx.select().from(meta).where(eq(meta.key, key)).for('update');
  return mark?.value === seeded;
}

/** The demonstration's data is complete. */
export async function markSeeded(tx: Queries): Promise<void> {
  await tx.update(meta).set({ value: seeded }).where(eq(meta.key, key));
}
