import { sql } from 'drizzle-orm';
import type { SystemStatus } from 'shared-api/entities';
import type { Database } from '../../../platform/db';

interface Facts extends Record<string, unknown> {
  readonly version: string;
  /** bigint: text on one engine, a number on the other. */
  readonly bytes: string | number;
  readonly migration: string | null;
}

/** The engine, its version, its size, and the last migration that was applied. */
export async function databaseStatus(db: Database): Promise<SystemStatus['database']> {
  const { rows } = await db.read.execute<Facts>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select max(name) from schema_migrations) as migration`);
  const [facts] = rows;
  return {
    engine: db.engine === 'pglite' ? 'PGlite' : 'PostgreSQL',
    // Behind the number stands who packaged it: "17.5 (Debian 17.5-1)".
    version: (facts?.version ?? '').split(' ')[0] ?? '',
    size_bytes: Number(facts?.bytes ?? 0),
    migration: (facts?.migration ?? '').replace(/\.sql$/, ''),
  };
}
