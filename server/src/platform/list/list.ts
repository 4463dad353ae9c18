import { and, like, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ListQuery, Where } from 'shared-api/entities';
import { validationMessages } from 'shared-api/messages';
import { likePattern, prefixPattern, searchWords } from '../db';
import { invalid } from '../errors';
import { t } from '../i18n';
import { conditionOf, type Field } from './field';
import { listMessages } from './list.messages';

/** What a list can be filtered by and searched through; its entry's schema names the fields. */
export interface Filterable<F extends string = string> {
  readonly fields: Readonly<Record<F, Field>>;
  /** The column that `searchTextOf` fills, or what it means that a row holds a word, given as a pattern for `like`. */
  readonly search?: SQLWrapper | ((pattern: string) => SQL);
  /** Too many rows to look at each: words of one or two letters are then found at the beginning of a word only. */
  readonly large?: true;
}

/** An index of trigrams finds nothing shorter inside a word. */
const shortestInside = 3;

/**
 * The condition of a list's query; undefined when it asks for everything.
 * @throws Refusal `validation` for an operator that the field does not know and a value that it cannot read
 */
export function filterOf(list: Filterable, { wheres = [], search = '' }: Partial<ListQuery>): SQL | undefined {
  return and(...wheres.map((where, index) => readWhere(list, where, index)), searched(list, search));
}

/** Every word must be found. */
function searched({ search, large }: Filterable, typed: string): SQL | undefined {
  if (search === undefined) return undefined;
  const holds = typeof search === 'function' ? search : (pattern: string) => like(sql`${search}`, pattern);
  const found = (word: string) =>
    large && word.length < shortestInside
      ? or(holds(prefixPattern(word)), holds(`% ${prefixPattern(word)}`))
      : holds(likePattern(word));
  return and(...searchWords(typed).map(found));
}

function readWhere({ fields }: Filterable, { field, op, value = [] }: Where, index: number): SQL {
  const known = fields[field];
  if (known === undefined) throw invalid({ [`wheres.${index}.field`]: [t(validationMessages.unknownFilter)] });
  const values = typeof value === 'string' ? [value] : value;
  // PostgreSQL has no text with a zero byte in it.
  const readable = values.every((one) => !one.includes('\0'));
  const condition = readable ? conditionOf(known, op, values) : null;
  if (condition === null) throw invalid({ [`wheres.${index}.value`]: [t(listMessages.value)] });
  return condition;
}
