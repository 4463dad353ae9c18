import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** A point in time. SQL never makes one: it always comes from the clock service. */
export const instant = () => timestamp({ precision: 3, withTimezone: true, mode: 'date' });

/** An amount of money in integer cents. */
export const cents = () => bigint({ mode: 'number' });

/** A row's number for `ETag` and `If-Match`: each change adds one. */
export const rowVersion = () => integer().notNull().default(1);

/** Text that sorts alike on every engine: fill it with `sortKeyOf`, since a database's own collation may differ. */
export const sortKey = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * The condition of a `check` that a column holds one of these values. They are written out: a `check` has no
 * parameters.
 */
export function isOneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}
