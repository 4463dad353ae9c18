import { channel } from 'node:diagnostics_channel';
import type { Logger } from 'drizzle-orm';
import type { Queries } from './queries';

/** Told the text of each statement, for whoever counts them: without a listener it costs nothing. */
export const statementChannel = channel('carcare.statement');

/** For drizzle, on every engine. */
export const statementLogger: Logger = {
  logQuery(text) {
    if (statementChannel.hasSubscribers) statementChannel.publish(text);
  },
};

const unnamed = new WeakSet<Queries>();

/** Statements of this builder are sent without a name: a pooler stands between that does not bear them. */
export function withoutNames(queries: Queries): Queries {
  unnamed.add(queries);
  return queries;
}

/**
 * A statement that is asked often: its text is made once for each connection, and PostgreSQL parses it once there. What
 * changes from call to call is a `sql.placeholder`.
 * @param name its own, for PostgreSQL
 */
export function preparedStatement<Prepared>(
  name: string,
  build: (db: Queries) => { prepare(name: string): Prepared },
): (db: Queries) => Prepared {
  const kept = new WeakMap<Queries, Prepared>();
  return (db) => {
    const known = kept.get(db);
    if (known !== undefined) return known;
    const prepared = build(db).prepare(unnamed.has(db) ? '' : name);
    kept.set(db, prepared);
    return prepared;
  };
}
