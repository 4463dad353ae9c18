import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { cents, instant } from '../../../platform/db/schema/columns';
import type { Json } from '../../../platform/db/schema/json';
import { stores } from '../../../platform/db/schema/store.table';
import { users } from '../../../platform/db/schema/user.table';
import { contracts } from '../../contracts/tables/contract.table';

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
  (t) => [
    index('withdrawal_statements_created').on(t.created_at.desc().nullsFirst()),
    index('withdrawal_statements_contract').on(t.contract_id).where(sql`contract_id is not null`),
  ],
);
