import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { cents, instant } from './columns';
import { contracts, type Json } from './contract.table';
import { stores } from './store.table';
import { users } from './user.table';

/** Every event a payment provider sent: its id makes the second delivery harmless. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: uuid().primaryKey(),
    provider: text().notNull(),
    event_id: text().notNull(),
    type: text().notNull(),
    contract_id: uuid().references(() => contracts.id),
    amount_cents: cents(),
    reference: text(),
    /** What came of it: paid, refund task, nothing. */
    outcome: text().notNull(),
    created_at: instant().notNull(),
  },
  (t) => [
    unique('payment_events_event').on(t.provider, t.event_id),
    index('payment_events_contract').on(t.contract_id),
    index('payment_events_created').on(t.created_at.desc()),
  ],
);

/** A hosted payment page that was opened for a contract. */
export const paymentSessions = pgTable(
  'payment_sessions',
  {
    id: uuid().primaryKey(),
    contract_id: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    token_hash: text().notNull().unique(),
    amount_cents: cents().notNull(),
    provider_reference: text(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    closed_at: instant(),
    /** When the provider was asked for its page in vain. */
    unanswered_at: instant(),
  },
  (t) => [
    index('payment_sessions_contract').on(t.contract_id),
    index('payment_sessions_newest').on(t.created_at.desc()),
  ],
);

/** What a dealer has to do by hand: give money back, answer a withdrawal that named no phone. */
export const dealerTasks = pgTable(
  'dealer_tasks',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['refund', 'withdrawal_statement', 'payment_mismatch'] }).notNull(),
    contract_id: uuid().references(() => contracts.id),
    store_uid: uuid().references(() => stores.store_uid),
    amount_cents: cents(),
    data: jsonb().$type<Json>().notNull().default({}),
    due_at: instant(),
    created_at: instant().notNull(),
    done_at: instant(),
    done_by: uuid().references(() => users.uid, { onDelete: 'set null' }),
  },
  (t) => [
    check('dealer_tasks_kind', sql`${t.kind} in ('refund', 'withdrawal_statement', 'payment_mismatch')`),
    index('dealer_tasks_open').on(t.store_uid, t.due_at).where(sql`done_at is null`),
    index('dealer_tasks_contract').on(t.contract_id),
  ],
);

/** A statement of withdrawal from `/recesso`, receipted whether or not a contract is found. */
export const withdrawalStatements = pgTable(
  'withdrawal_statements',
  {
    id: uuid().primaryKey(),
    /** Encrypted: name, contract code and e-mail as typed. */
    content: text().notNull(),
    contract_id: uuid().references(() => contracts.id),
    storage_key: text(),
    created_at: instant().notNull(),
  },
  (t) => [index('withdrawal_statements_created').on(t.created_at.desc().nullsFirst())],
);
