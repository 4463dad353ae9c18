import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** When each limit's key was last used. Keys are HMACs: no address and no phone stands here. */
export const counters = pgTable(
  'counters',
  {
    key: text().primaryKey(),
    /** Milliseconds since 1970, oldest first; as many as the limit allows at most. */
    hits: bigint({ mode: 'number' }).array().notNull(),
    expires_at: instant().notNull(),
  },
  (t) => [index('counters_expires').on(t.expires_at)],
);

/** Answers kept for 24 h, so that a call that is sent twice has one effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    caller: text().notNull(),
    path: text().notNull(),
    key: text().notNull(),
    request_hash: text().notNull(),
    /** Null while the first call is still at work. */
    status: integer(),
    /** Encrypted: status text, headers and body of the answer. */
    answer: text(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ name: 'idempotency_keys_pkey', columns: [t.caller, t.path, t.key] }),
    index('idempotency_keys_expires').on(t.expires_at),
  ],
);
