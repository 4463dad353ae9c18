import { createHash } from 'node:crypto';
import { getTableColumns, getTableName, type SQL, type SQLChunk, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './queries';
import { rowAsJson } from './row-as-json';
import { preparedStatement } from './statements';

/** Rows that are to be written in one statement with others. */
export interface NewRows {
  readonly into: PgTable;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** What becomes of a row whose like is there, by a unique column; without it there must be none. */
  readonly alike: { readonly by: string; readonly isReplaced: boolean } | null;
}

/** @param replacing column by which a row takes the place of one that is there */
export function newRows<T extends PgTable>(
  into: T,
  rows: readonly T['$inferInsert'][],
  replacing?: keyof T['$inferInsert'] & string,
): NewRows {
  return { into, rows, alike: replacing === undefined ? null : { by: replacing, isReplaced: true } };
}

/** @param by column by which a row is left out whose like is there */
export function rowsOnce<T extends PgTable>(
  into: T,
  rows: readonly T['$inferInsert'][],
  by: keyof T['$inferInsert'] & string,
): NewRows {
  return { into, rows, alike: { by, isReplaced: false } };
}

/** Writes rows of several tables in one statement. */
export async function writeTogether(tx: Queries, parts: readonly NewRows[]): Promise<void> {
  await statementOf(parts, null)(tx).execute(valuesOf(parts));
}

/**
 * Writes a row, with rows of other tables in one statement.
 * @returns the row as it is stored
 */
export async function insertTogether<T extends PgTable>(
  tx: Queries,
  into: T,
  row: T['$inferInsert'],
  beside: readonly NewRows[],
): Promise<T['$inferSelect']>;
export async function insertTogether(
  tx: Queries,
  into: PgTable,
  row: Readonly<Record<string, unknown>>,
  beside: readonly NewRows[],
): Promise<unknown> {
  const parts = [...beside, { into, rows: [row], alike: null }];
  const [stored] = await statementOf(parts, into)(tx).execute(valuesOf(parts));
  if (stored === undefined) throw new Error(`The row of ${getTableName(into)} was not stored`);
  return stored.row;
}

/** Rows go as JSON: the text of the statement is then the same for all of its kind, and made once. */
function valuesOf(parts: readonly NewRows[]): Record<string, string> {
  return Object.fromEntries(parts.map(({ rows }, place) => [nameOf(place), JSON.stringify(rows)]));
}

const nameOf = (place: number) => `new_${place}`;

const statements = new Map<string, ReturnType<typeof prepare>>();

/** One for each set of tables and columns, of which there are few. */
function statementOf(parts: readonly NewRows[], returned: PgTable | null) {
  const shapes = parts.map((part) =>
    [getTableName(part.into), part.alike?.by, part.alike?.isReplaced, ...columnsOf(part)].join(' '),
  );
  const kind = [...shapes, returned === null].join('; ');
  const known = statements.get(kind);
  if (known !== undefined) return known;
  const made = prepare(`write_${createHash('sha256').update(kind).digest('hex').slice(0, 16)}`, parts, returned);
  statements.set(kind, made);
  return made;
}

/** What is given of the rows; a column that none of them has keeps its preset. */
function columnsOf({ rows: [row = {}] }: Pick<NewRows, 'rows'>): string[] {
  return Object.keys(row).filter((name) => row[name] !== undefined);
}

function prepare(name: string, parts: readonly NewRows[], returned: PgTable | null) {
  return preparedStatement(name, (tx) => {
    const written = parts.map((part, place) =>
      tx.$with(nameOf(place), {}).as(insertOf(part, nameOf(place), part.into === returned)),
    );
    const last = sql.identifier(nameOf(parts.length - 1));
    return returned === null
      ? tx
          .with(...written)
          .select({ row: sql<unknown>`null` })
          .from(sql`(select) nothing`)
      : tx
          .with(...written)
          .select({ row: rowAsJson(getTableColumns(returned)) })
          .from(sql`${last} ${returned}`);
  });
}

function insertOf(part: NewRows, value: string, returning: boolean): SQL {
  const { into } = part;
  const columns = listed(columnsOf(part).map((name) => sql.identifier(name)));
  return sql`insert into ${into} (${columns})
    select ${columns} from json_populate_recordset(null::${into}, ${sql.placeholder(value)}::json)
    ${onConflict(part)}
    ${returning ? sql`returning *` : sql``}`;
}

function onConflict({ alike, ...part }: NewRows): SQL {
  if (alike === null) return sql``;
  const { by, isReplaced } = alike;
  if (!isReplaced) return sql`on conflict (${sql.identifier(by)}) do nothing`;
  const replaced = columnsOf(part)
    .filter((name) => name !== by)
    .map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  return sql`on conflict (${sql.identifier(by)}) do update set ${listed(replaced)}`;
}

const listed = (chunks: SQLChunk[]) => sql.join(chunks, sql`, `);
