import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<T> {
  readonly rows: T[];
}

/** What `execute` answers on every engine. */
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** A drizzle query builder, the same for both engines, inside or outside a transaction. */
export type Queries = PgDatabase<RowsHKT, Record<string, never>>;
