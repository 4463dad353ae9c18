import { eq } from 'drizzle-orm';
import type { Database } from '../db';
import { meta } from '../db/schema';
import { type MovableClock, movableClock } from './clock';

const key = 'clock_offset_ms';

/** Opens the clock with the offset that the demonstration has stored. */
export async function openClock(db: Database): Promise<MovableClock> {
  const [row] = await db.read.select().from(meta).where(eq(meta.key, key));
  return movableClock(row === undefined ? 0 : Number(row.value));
}

/** Moves the clock and remembers it over a restart. */
export async function moveClock(db: Database, clock: MovableClock, to: Date): Promise<void> {
  clock.moveTo(to);
  const value = String(clock.offset());
  await db.read.insert(meta).values({ key, value }).onConflictDoUpdate({ target: meta.key, set: { value } });
}
