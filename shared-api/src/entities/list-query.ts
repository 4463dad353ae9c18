import * as z from 'shared-api/schema';
import { mostWheres } from '../domain/list-limits';
import { rule } from '../validation/validation';

export const filterOperators = ['eq', 'neq', 'in', 'like', 'gte', 'lte', 'between', 'null'] as const;
export type FilterOperator = (typeof filterOperators)[number];

interface ListOptions<F extends readonly [string, ...string[]], S extends readonly [string, ...string[]]> {
  /** Fields that `wheres` may name. */
  readonly filters: F;
  /** Fields that `sort` may name, with or without a leading minus. */
  readonly sorts: S;
  readonly perPage?: number;
}

const wholeNumber = (min: number, max: number) =>
  z.coerce.number().check(z.int(rule('integer')), z.gte(min), z.lte(max));

/**
 * The query of a list (decisions.md section 7): `page`, `per_page` (100 at most), `search`, `sort` and `mostWheres`
 * conditions. Fields are an allow-list: anything else is refused.
 */
export function listQuery<
  const F extends readonly [string, ...string[]],
  const S extends readonly [string, ...string[]],
>(options: ListOptions<F, S>) {
  const where = z.strictObject({
    field: z.enum(options.filters, rule('unknownFilter')),
    op: z.enum(filterOperators, rule('unknownFilter')),
    value: z.optional(
      z.union([
        z.string().check(z.maxLength(200)),
        z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)),
      ]),
    ),
  });
  return z.strictObject({
    page: z._default(wholeNumber(1, 1_000_000), 1),
    per_page: z._default(wholeNumber(1, 100), options.perPage ?? 12),
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    sort: z.optional(z.string().check(z.regex(new RegExp(`^-?(${options.sorts.join('|')})$`), rule('unknownFilter')))),
    wheres: z._default(z.array(where).check(z.maxLength(mostWheres)), []),
  });
}

export interface Where {
  readonly field: string;
  readonly op: FilterOperator;
  readonly value?: string | readonly string[] | undefined;
}

export interface ListQuery {
  readonly page: number;
  readonly per_page: number;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly wheres: readonly Where[];
}
