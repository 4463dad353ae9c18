import { type SQL, sql } from 'drizzle-orm';
import type { FilterOperator } from 'shared-api/entities';

type Compare = (value: string) => SQL | null;

/**
 * What a list may filter by: how a value is compared with a row. A comparison answers null when it cannot read the
 * value; one that is not there has no meaning for the field. Both are refused.
 */
export interface Field {
  readonly equals?: Compare;
  readonly contains?: Compare;
  /** The value itself included, as in the two that follow. */
  readonly atLeast?: Compare;
  readonly atMost?: Compare;
  readonly missing?: SQL;
}

/** The condition that a filter means, or null when the field does not know it so. */
export function conditionOf(field: Field, op: FilterOperator, values: readonly string[]): SQL | null {
  const compare = (how: Compare | undefined, value: string | undefined) =>
    how === undefined || value === undefined ? null : how(value);
  const [first, second] = values;
  const single = values.length === 1 ? first : undefined;
  switch (op) {
    case 'eq':
      return compare(field.equals, single);
    case 'neq':
      return unless(compare(field.equals, single));
    case 'in':
      return oneOf(values.map((value) => compare(field.equals, value)));
    case 'like':
      return compare(field.contains, single);
    case 'gte':
      return compare(field.atLeast, single);
    case 'lte':
      return compare(field.atMost, single);
    case 'between':
      return values.length === 2 ? both(compare(field.atLeast, first), compare(field.atMost, second)) : null;
    case 'null':
      return isMissing(field, values);
  }
}

/** What is not so, and what has no value at all. */
function unless(condition: SQL | null): SQL | null {
  return condition === null ? null : sql`(${condition}) is not true`;
}

function both(from: SQL | null, to: SQL | null): SQL | null {
  return from === null || to === null ? null : sql`(${from} and ${to})`;
}

function oneOf(conditions: readonly (SQL | null)[]): SQL | null {
  const known = conditions.filter((condition) => condition !== null);
  if (known.length === 0 || known.length < conditions.length) return null;
  return sql`(${sql.join(known, sql` or `)})`;
}

/** `null` alone or with a yes asks for rows without a value, with a no for those that have one. */
function isMissing({ missing }: Field, values: readonly string[]): SQL | null {
  if (missing === undefined || values.length > 1) return null;
  const asked = readFlag(values[0] ?? '1');
  if (asked === null) return null;
  return asked ? sql`(${missing})` : sql`not (${missing})`;
}

/** A yes or no as an address carries it. */
export function readFlag(value: string): boolean | null {
  if (value === '1' || value === 'true') return true;
  return value === '0' || value === 'false' ? false : null;
}
