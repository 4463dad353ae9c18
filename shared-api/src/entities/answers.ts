import * as z from 'shared-api/schema';
import { fineMoney, money } from './fields';

/** `{ data }`: one record. */
export function record<T extends z.ZodMiniType>(data: T) {
  return z.object({ data });
}

/** `{ data, message }`: a change with something to say. */
export function recordWithMessage<T extends z.ZodMiniType>(data: T) {
  return z.object({ data, message: z.string() });
}

/** `{ message }`: a change that has nothing else to say. */
export const messageOnly = z.object({ message: z.string() });

/** A change that says nothing: 202 with an empty object. */
export const silent = z.object({});

/** `counts` are rows by status under the same filter without its status, `sum` the amount that all rows come to, `cost` what
 * all messages of a list cost, as far as it is known. */
export const pageMeta = z.object({
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
  total: z.int(),
  counts: z.optional(z.record(z.string(), z.int())),
  sum: z.optional(money),
  cost: z.optional(z.nullable(fineMoney)),
});
export type PageMeta = z.infer<typeof pageMeta>;

/** `{ data, meta }`: one page of a list. */
export function page<T extends z.ZodMiniType>(row: T) {
  return z.object({ data: z.array(row), meta: pageMeta });
}
