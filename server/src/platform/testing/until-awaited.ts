import { sql } from 'drizzle-orm';
import type { Queries } from '../db';

/** On PostgreSQL: until another transaction waits for what this one has locked. Nothing tells of it, so it is asked. */
export async function untilAwaited(tx: Queries): Promise<void> {
  const waiting = sql`select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  while ((await tx.execute(waiting)).rows.length === 0);
}
