import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Queries } from './queries';
import { rowAsJson, rowReader } from './row-as-json';
import { preparedStatement } from './statements';

/**
 * What a query finds, as a field of another statement; null where it finds no row. More than one are an error.
 *
 *     rowBeside(
 *       { km: vehicles.km },
 *       (row) => db.select({ row }).from(vehicles).where(eq(vehicles.car_vin, sql.placeholder('vin'))),
 *       ({ km }) => km,
 *     )
 *
 * @param query selects `row` alone; what it locks stays locked
 */
export function rowBeside<F extends SelectedFields, Read>(
  fields: F,
  query: (row: SQL<SelectResultFields<F>>) => SQLWrapper,
  read: (row: SelectResultFields<F>) => Read,
): SQL<Read | null> {
  const readRow = rowReader(fields);
  return sql`${query(rowAsJson(fields))}`.mapWith((json: Parameters<typeof readRow>[0]) => read(readRow(json)));
}

/**
 * Asks several queries in one statement.
 * @param name its own, for PostgreSQL
 * @param fields what `rowBeside` makes of each
 */
export function readTogether<Fields extends Record<string, SQL>>(name: string, fields: (db: Queries) => Fields) {
  const statement = preparedStatement(name, (db) => db.select(fields(db)).from(sql`(select) nothing`));
  return async (db: Queries, values: Readonly<Record<string, unknown>>) => {
    const [found] = await statement(db).execute({ ...values });
    if (found === undefined) throw new Error(`${name} answered nothing`);
    return found;
  };
}
