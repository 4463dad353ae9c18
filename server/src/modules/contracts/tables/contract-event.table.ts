import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ContractActor } from 'shared-api/domain';
import type { ContractEventType } from 'shared-api/entities';
import { instant } from '../../../platform/db/schema/columns';
import type { Json } from '../../../platform/db/schema/json';
import { contracts } from './contract.table';

/**
 * A contract's history: appended only (a trigger refuses the rest), each link an HMAC over the one before.
 * `data` holds ids and salted hashes, never personal data.
 */
export const contractEvents = pgTable(
  'contract_events',
  {
    id: uuid().primaryKey(),
    contract_id: uuid()
      .notNull()
      .references(() => contracts.id),
    seq: integer().notNull(),
    type: text().$type<ContractEventType>().notNull(),
    at: instant().notNull(),
    actor: text().$type<ContractActor>().notNull(),
    actor_uid: uuid(),
    data: jsonb().$type<Json>().notNull().default({}),
    /** The hash of the details beside, which may be erased without breaking the chain. */
    details_sha256: text(),
    prev_hash: text().notNull(),
    hash: text().notNull(),
    key_id: text().notNull(),
    /** What the hash covers: since 2 also `actor_uid`. */
    hash_version: integer().notNull().default(1),
  },
  (t) => [
    unique('contract_events_seq').on(t.contract_id, t.seq),
    check('contract_events_seq_positive', sql`${t.seq} >= 1`),
    check('contract_events_actor', sql`${t.actor} in ('customer', 'manager', 'admin', 'system', 'provider')`),
    index('contract_events_type_at').on(t.type, t.at),
  ],
);

/** What was before and after, with the salt of its hash: personal data, and therefore erasable. */
export const contractEventDetails = pgTable('contract_event_details', {
  event_id: uuid()
    .primaryKey()
    .references(() => contractEvents.id, { onDelete: 'cascade' }),
  salt: text().notNull(),
  details: jsonb().$type<Json>().notNull(),
});

/** Where each contract's chain ends, sealed by an HMAC: the row whose lock puts appends in order. */
export const contractChains = pgTable('contract_chains', {
  contract_id: uuid()
    .primaryKey()
    .references(() => contracts.id, { onDelete: 'cascade' }),
  length: bigint({ mode: 'number' }).notNull(),
  head: text().notNull(),
  /** Null only where the last event was written before there were seals. */
  seal: text(),
});
