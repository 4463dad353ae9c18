import { Column, is, SQL, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';

type Fields = Readonly<Record<string, unknown>>;
type Field = Column | SQL;
type Decode = (value: unknown) => unknown;

interface Cell {
  readonly name: string;
  readonly field: Field;
  /** Null where what JSON holds is the value. */
  readonly decode: Decode | null;
}

/** Fields that stand under one name, or under none of their own. */
interface Group {
  readonly name: string | null;
  readonly cells: readonly Cell[];
}

/** A row's values, in pieces. */
type JsonRow = readonly (readonly unknown[])[];

/** PostgreSQL passes a hundred arguments to a function at most. */
const mostArguments = 100;

/**
 * Many fields as one, which is read back as if each had been selected by itself. PostgreSQL then describes one column
 * with each answer instead of ninety, and the values are read as JSON, not one by one: half the time on both sides.
 *
 *     const [found] = await db.select({ row: rowAsJson(getTableColumns(contracts)) }).from(contracts);
 *
 * @param fields columns and expressions by their names, or by a name for several of them
 */
export function rowAsJson<F extends SelectedFields>(fields: F): SQL<SelectResultFields<F>>;
export function rowAsJson(fields: Fields): SQL<unknown> {
  const groups = groupsOf(fields);
  const all = groups.flatMap(({ cells }) => cells.map(({ field }) => field));
  const pieces: SQL[] = [];
  for (let from = 0; from < all.length; from += mostArguments)
    pieces.push(sql`json_build_array(${sql.join(all.slice(from, from + mostArguments), sql`, `)})`);
  return sql`json_build_array(${sql.join(pieces, sql`, `)})`.mapWith(readerOf(groups));
}

/** Reads what `rowAsJson` made of the same fields, where that is the value of another statement's field. */
export function rowReader<F extends SelectedFields>(fields: F): (json: JsonRow) => SelectResultFields<F>;
export function rowReader(fields: Fields): (json: JsonRow) => unknown {
  return readerOf(groupsOf(fields));
}

function readerOf(groups: readonly Group[]) {
  return (json: JsonRow) => rowOf(groups, json.length === 1 ? (json[0] ?? []) : json.flat());
}

function groupsOf(fields: Fields): Group[] {
  const isField = (field: unknown) => is(field, Column) || is(field, SQL);
  const entries = Object.entries(fields);
  const own = { name: null, cells: cellsOf(entries.filter(([, field]) => isField(field))) };
  const others = entries.filter(([, field]) => !isField(field));
  return [own, ...others.map(([name, inner]) => ({ name, cells: cellsOf(Object.entries(Object(inner))) }))];
}

function cellsOf(fields: readonly [string, unknown][]): Cell[] {
  return fields.map(([name, field]) => {
    if (!is(field, Column) && !is(field, SQL)) throw new Error(`${name} is neither column nor expression`);
    return { name, field, decode: decodeOf(field) };
  });
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

/** A column is its own; what `mapWith` said of an expression drizzle keeps without a type. */
function decoderOf(field: Field): Decoder {
  return is(field, Column) ? field : Reflect.get(field, 'decoder');
}

const asItIs = [Column.prototype.mapFromDriverValue, decoderOf(sql``).mapFromDriverValue];

/** How a value is read of which JSON does not know the type. */
function decodeOf(field: Field): Decode | null {
  const decoder = decoderOf(field);
  if (asItIs.includes(decoder.mapFromDriverValue)) return null;
  return (value) => decoder.mapFromDriverValue(value);
}

function rowOf(groups: readonly Group[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  let place = 0;
  for (const { name: group, cells } of groups) {
    const part: Record<string, unknown> = group === null ? row : {};
    for (const { name, decode } of cells) {
      const value = values[place++];
      part[name] = decode === null || value === null ? value : decode(value);
    }
    if (group !== null) row[group] = part;
  }
  return row;
}
