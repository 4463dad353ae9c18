import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Engine } from '../engine';

export interface PostgresOptions {
  readonly url: string;
  /** Connections of this process; behind a pooler in transaction mode each lasts one transaction. */
  readonly poolSize?: number;
  /** A connection that waits in the pool may break; the next query takes another. */
  readonly onIdleError: (error: Error) => void;
}

/** Opens an existing PostgreSQL. Nothing here lives longer than a transaction, so poolers and replicas may stand between. */
export function openPostgres({ url, poolSize = 10, onIdleError }: PostgresOptions): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'carcare',
  });
  pool.on('error', onIdleError);
  const queries = drizzle(pool);
  return {
    kind: 'postgres',
    queries,
    transaction: (work) => queries.transaction((tx) => work(tx)),
    async script(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(async (sql) => {
          // Several statements answer with a list, one with itself.
          const answer: pg.QueryResult | pg.QueryResult[] = await client.query(sql);
          return (Array.isArray(answer) ? answer.at(-1)?.rows : answer.rows) ?? [];
        });
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        // A broken connection is not given back to the pool.
        client.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}
