import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { cents, instant } from '../../../platform/db/schema/columns';
import { contracts } from '../../contracts/tables/contract.table';

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
    /** What came of it: paid, refund task, nothing; of a refund that we ask for: asked, refused, refunded, otherwise. */
    outcome: text().notNull(),
    created_at: instant().notNull(),
  },
  (t) => [
    unique('payment_events_event').on(t.provider, t.event_id),
    index('payment_events_contract').on(t.contract_id),
    index('payment_events_created').on(t.created_at.desc()),
  ],
);
