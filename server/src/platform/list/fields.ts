import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { endOfRomeDay, parseMoney, startOfRomeDay } from 'shared-api/domain';
import { instant, isoDate, uid } from 'shared-api/entities';
import type * as z from 'zod/mini';
import { likePattern } from '../db';
import { type Field, readFlag } from './field';

/** Any text; `like` finds a part of it, in capitals or not. */
export function textField(column: SQLWrapper): Field {
  return {
    equals: (value) => sql`${column} = ${value}`,
    contains: (value) => sql`${column} ilike ${likePattern(value)}`,
    missing: sql`${column} is null`,
  };
}

/** A text of a closed set: one that is not in it is refused. */
export function choiceField(column: SQLWrapper, choices: readonly string[]): Field {
  return {
    equals: (value) => (choices.includes(value) ? sql`${column} = ${value}` : null),
    missing: sql`${column} is null`,
  };
}

export function uidField(column: SQLWrapper): Field {
  return {
    equals: (value) => (fits(uid, value) ? sql`${column} = ${value}::uuid` : null),
    missing: sql`${column} is null`,
  };
}

/** Whole numbers. */
export function numberField(column: SQLWrapper): Field {
  return ordered(column, (value) => (/^-?\d{1,12}$/.test(value) ? sql`${value}::bigint` : null));
}

/** An amount as JSON carries it, `1234.56`, against integer cents. */
export function moneyField(column: SQLWrapper): Field {
  return ordered(column, (value) => {
    const cents = parseMoney(value);
    return cents === null ? null : sql`${String(cents)}::bigint`;
  });
}

/** A calendar day. */
export function dayField(column: SQLWrapper): Field {
  return ordered(column, (value) => (fits(isoDate, value) ? sql`${value}::date` : null));
}

/** A point in time: an instant compares with instants, a day with the days of Europe/Rome. */
export function instantField(column: SQLWrapper): Field {
  const at = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const compare = (ofDay: (day: string) => SQL, ofInstant: (moment: SQL) => SQL) => (value: string) => {
    if (fits(isoDate, value)) return ofDay(value);
    return fits(instant, value) ? ofInstant(at(new Date(value))) : null;
  };
  return {
    equals: compare(
      (day) => sql`(${column} >= ${at(startOfRomeDay(day))} and ${column} < ${at(endOfRomeDay(day))})`,
      (moment) => sql`${column} = ${moment}`,
    ),
    atLeast: compare(
      (day) => sql`${column} >= ${at(startOfRomeDay(day))}`,
      (moment) => sql`${column} >= ${moment}`,
    ),
    atMost: compare(
      (day) => sql`${column} < ${at(endOfRomeDay(day))}`,
      (moment) => sql`${column} <= ${moment}`,
    ),
    missing: sql`${column} is null`,
  };
}

/** A yes or no: a column, or any condition on a row. */
export function flagField(condition: SQLWrapper): Field {
  return {
    equals: (value) => {
      const asked = readFlag(value);
      return asked === null ? null : sql`(${condition}) = ${asked}`;
    },
  };
}

function ordered(column: SQLWrapper, read: (value: string) => SQL | null): Field {
  const compare = (operator: SQL) => (value: string) => {
    const operand = read(value);
    return operand === null ? null : sql`${column} ${operator} ${operand}`;
  };
  return {
    equals: compare(sql`=`),
    atLeast: compare(sql`>=`),
    atMost: compare(sql`<=`),
    missing: sql`${column} is null`,
  };
}

function fits(schema: z.ZodMiniType, value: string): boolean {
  return schema.safeParse(value).success;
}
