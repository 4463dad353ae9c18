import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isUnavailable } from '../database-errors';
import type { Engine } from '../engine';
import type { Queries } from '../queries';
import { statementLogger, withoutNames } from '../statements';
import { guarded } from '../unscoped';
import { createPatience, PatientPool } from './patience';

/** Connections of this process; behind a pooler in transaction mode each lasts one transaction. */
const poolSize = 10;
/** A connection whose other end has vanished says nothing: whoever waits on it hears so after this time. */
const queryTimeoutMs = 20_000;
/** A migration may build an index over a million rows. */
const scriptTimeoutMs = 3_600_000;
/**
 * The server ends what a process that stands still began, so that others get its locks, and they wait long enough for
 * that. Set inside each transaction: a pooler passes nothing else on.
 */
const begin = [
  'begin',
  "set local idle_in_transaction_session_timeout = '8s'",
  "set local lock_timeout = '12s'",
  "set local statement_timeout = '15s'",
].join('; ');

export interface PostgresOptions {
  readonly url: string;
  /** Whether statements that are asked often bear names, which a connection keeps: yes unless it is said. */
  readonly namedStatements?: boolean;
  /** A connection broke, in the pool or in use; what comes next takes another. */
  readonly onConnectionLost: (error: Error) => void;
}

/**
 * Opens an existing PostgreSQL. But for the names of statements nothing here lives longer than a transaction, so poolers
 * and replicas may stand between.
 */
export function openPostgres(options: PostgresOptions): Engine {
  const { url, namedStatements = true, onConnectionLost } = options;
  const patiently = createPatience();
  const pool = new PatientPool(patiently, {
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'carcare',
  });
  // The pool listens to its idle connections alone. One in use may break between two statements of a transaction:
  // without a listener of its own that would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  pool.on('error', () => undefined);

  const builderOn = (connection: pg.Pool | pg.PoolClient): Queries => {
    const queries = guarded(drizzle(connection, { logger: statementLogger }));
    return namedStatements ? queries : withoutNames(queries);
  };
  const builders = new WeakMap<pg.PoolClient, Queries>();

  /** One builder for each connection, so that its statements are made once there. */
  function builderOf(client: pg.PoolClient): Queries {
    const known = builders.get(client);
    if (known !== undefined) return known;
    const queries = builderOn(client);
    builders.set(client, queries);
    return queries;
  }

  /** A connection on which a transaction has begun. */
  async function begun(first: string): Promise<pg.PoolClient> {
    const client = await pool.connectOnce();
    try {
      await client.query(first);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async function inTransaction<T>(client: pg.PoolClient, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    try {
      const result = await work(client);
      // Where a statement had failed, whoever caught that, PostgreSQL takes everything back and answers so, without an error.
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new Error('The transaction was rolled back: a statement in it had failed');
      client.release();
      return result;
    } catch (error) {
      // A connection that broke, or no longer answers, is not given back to the pool; the server rolls back by itself.
      // What broke it is what the caller hears.
      if (isUnavailable(error)) client.release(true);
      else {
        await client.query('rollback').then(
          () => client.release(),
          () => client.release(true),
        );
      }
      throw error;
    }
  }

  return {
    kind: 'postgres',
    copy: null,
    queries: builderOn(pool),
    // Until its first statement nothing is done: it may begin anew, whatever the call.
    transaction: async (work) =>
      inTransaction(await patiently(() => begun(begin)), (client) => work(builderOf(client))),
    async ping() {
      const client = await pool.connectOnce();
      await client.query('select 1').then(
        () => client.release(),
        (error: unknown) => {
          client.release(true);
          throw error;
        },
      );
    },
    // Whoever starts or looks into a database waits for it in a way of its own.
    script: async (work) =>
      inTransaction(await begun('begin'), (client) =>
        work(async (text) => {
          const statement = { text, query_timeout: scriptTimeoutMs };
          // Several statements answer with a list, one with itself.
          const answer: pg.QueryResult | pg.QueryResult[] = await client.query(statement);
          return (Array.isArray(answer) ? answer.at(-1)?.rows : answer.rows) ?? [];
        }),
      ),
    close: () => pool.end(),
  };
}
