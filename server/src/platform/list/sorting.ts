import { Column, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** What rows are put in order by; `type` is the SQL type that a value of it is read back as. */
export interface SortKey {
  readonly by: SQLWrapper;
  readonly type: string;
  readonly nullable: boolean;
}

export interface Sortable<S extends string = string> {
  readonly sorts: Readonly<Record<S, SortKey>>;
  /** As a query writes it: `-created_at`. */
  readonly defaultSort: S | `-${S}`;
  /** Settles ties, so that no row stands on two pages. */
  readonly id: Column;
}

/** The order by a column. */
export function byColumn(column: Column): SortKey {
  return { by: column, type: column.getSQLType(), nullable: !column.notNull };
}

/** The order by a text, capitals or not, alike on every engine. */
export function byText(text: SQLWrapper): SortKey {
  return { by: sql`lower(${text}) collate "C"`, type: 'text', nullable: !(is(text, Column) && text.notNull) };
}

/** The order by something computed, which may be missing. */
export function byExpression(expression: SQL, type: 'integer' | 'date'): SortKey {
  return { by: expression, type, nullable: true };
}

/** The same order by what no row is without: one index then serves both ways. */
export function neverMissing(key: SortKey): SortKey {
  return { ...key, nullable: false };
}

export interface Order {
  readonly key: SortKey;
  readonly descending: boolean;
}

/**
 * The order that was asked for, or the list's own.
 * @param sort an order's name, with `-` before it for the way down
 * @throws Error for a name that the list does not have: its entry lets none through
 */
export function orderOf(list: Sortable, sort: string | undefined): Order {
  const asked = sort ?? list.defaultSort;
  const key = list.sorts[asked.replace(/^-/, '')];
  if (key === undefined) throw new Error(`The list has no order ${asked}`);
  return { key, descending: asked.startsWith('-') };
}

/** For `orderBy`: what has no value comes last, both ways. */
export function orderTerms(list: Sortable, { key, descending }: Order): SQL[] {
  return termsOf(list, key, descending ? sql`desc` : sql`asc`, sql` nulls last`);
}

/** The same order from its end. */
export function orderTermsBackwards(list: Sortable, { key, descending }: Order): SQL[] {
  return termsOf(list, key, descending ? sql`asc` : sql`desc`, sql` nulls first`);
}

function termsOf(list: Sortable, key: SortKey, direction: SQL, nulls: SQL): SQL[] {
  // Only where it matters: an index in the plain order could not serve it.
  return [sql`${key.by} ${direction}${key.nullable ? nulls : sql``}`, sql`${list.id} ${direction}`];
}

/** The last row of a page: its sort value as `cursorValue` reads it, and its id. */
export interface Cursor {
  readonly value: string | null;
  /** Null stands before the first of the rows without a value, which come last. */
  readonly id: string | null;
}

export const beforeMissing: Cursor = { value: null, id: null };

/** To be selected beside each row, so that the next page can begin after it. */
export function cursorValue({ key }: Order): SQL<string | null> {
  return sql<string | null>`(${key.by})::text`;
}

/** The type that an id's text is read back as: a serial is a kind of column, its values are plain integers. */
function idType(id: Column): string {
  return id.getSQLType().replace('serial', 'int');
}

/**
 * The rows that stand after another one in the list's order, as a range that an index finds: those after a row with a
 * value have one, too; the rows without any come after `beforeMissing`.
 */
export function rowsAfter(list: Sortable, { key, descending }: Order, cursor: Cursor): SQL {
  if (cursor.id === null) return sql`${key.by} is null`;
  const beyond = descending ? sql`<` : sql`>`;
  const nextId = sql`${list.id} ${beyond} ${cursor.id}::${sql.raw(idType(list.id))}`;
  if (cursor.value === null) return sql`(${key.by} is null and ${nextId})`;
  const value = sql`${cursor.value}::${sql.raw(key.type)}`;
  // The bound says nothing new, but it is what an index is entered by: "or" alone is none.
  return sql`(${key.by} ${beyond}= ${value} and (${key.by} ${beyond} ${value} or ${nextId}))`;
}
