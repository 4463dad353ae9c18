import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Engine } from '../engine';

export interface PostgresOptions {
  readonly url: string;
  /** Connections of this process; behind a pooler in transaction mode each lasts one transaction. */
  readonly poolSize?: number;
  /** A connection broke, in the pool or in use; what comes next takes another. */
  readonly onConnectionLost: (error: Error) => void;
}

/** Opens an existing PostgreSQL. Nothing here lives longer than a transaction, so poolers and replicas may stand between. */
export function openPostgres({ url, poolSize = 10, onConnectionLost }: PostgresOptions): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'carcare',
  });
  // The pool listens to its idle connections alone. One in use may break between two statements of a transaction:
  // without a listener of its own that would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  pool.on('error', () => undefined);

  async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      // A connection that cannot go back is not given back to the pool; what broke it is what the caller hears.
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      );
      throw error;
    }
  }

  return {
    kind: 'postgres',
    queries: drizzle(pool),
    transaction: (work) => inTransaction((client) => work(drizzle(client))),
    script: (work) =>
      inTransaction((client) =>
        work(async (sql) => {
          // Several statements answer with a list, one with itself.
          const answer: pg.QueryResult | pg.QueryResult[] = await client.query(sql);
          return (Array.isArray(answer) ? answer.at(-1)?.rows : answer.rows) ?? [];
        }),
      ),
    close: () => pool.end(),
  };
}
