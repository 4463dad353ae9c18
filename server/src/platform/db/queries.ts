import type { SQL, Subquery } from 'drizzle-orm';
import type {
  CreatePgSelectFromBuilderMode,
  PgColumn,
  PgDatabase,
  PgQueryResultHKT,
  PgTable,
  SelectedFields,
} from 'drizzle-orm/pg-core';
import type { PgViewBase } from 'drizzle-orm/pg-core/view-base';
import type { GetSelectTableName, GetSelectTableSelection } from 'drizzle-orm/query-builders/select.types';
import type { SQLWrapper } from 'drizzle-orm/sql';
import type { ScopedTable } from '../scope/scoped-tables';

interface Rows<T> {
  readonly rows: T[];
}

/** What `execute` answers on every engine. */
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** A drizzle query builder that reads every table, the same for both engines, inside or outside a transaction. */
export type AllQueries = PgDatabase<RowsHKT, Record<string, never>>;

type Source = PgTable | Subquery | PgViewBase | SQL;
interface Scoped {
  readonly _: { readonly name: ScopedTable };
}

/** A select that has no scope: what a scope decides on is no argument of its `from`. */
interface OpenSelect<Fields extends SelectedFields | undefined> {
  from<From extends Source>(
    source: From extends Scoped ? 'inScope(db, scope), or unscoped(db, why)' : From,
  ): CreatePgSelectFromBuilderMode<
    'db',
    GetSelectTableName<From>,
    Fields extends undefined ? GetSelectTableSelection<From> : Fields,
    Fields extends undefined ? 'single' : 'partial'
  >;
}

/**
 * The handle that calls, services and jobs are given: it writes everything, and reads what belongs to no scope. For
 * contracts, stores and the like there is `inScope(db, scope)` of `server/src/scope`, or `unscoped(db, why)`.
 */
export interface Queries extends Omit<AllQueries, 'select' | 'selectDistinct' | 'selectDistinctOn'> {
  select(): OpenSelect<undefined>;
  select<Fields extends SelectedFields>(fields: Fields): OpenSelect<Fields>;
  selectDistinct(): OpenSelect<undefined>;
  selectDistinct<Fields extends SelectedFields>(fields: Fields): OpenSelect<Fields>;
  selectDistinctOn(on: (PgColumn | SQLWrapper)[]): OpenSelect<undefined>;
  selectDistinctOn<Fields extends SelectedFields>(on: (PgColumn | SQLWrapper)[], fields: Fields): OpenSelect<Fields>;
}
