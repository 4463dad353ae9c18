import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { contracts } from '../../../modules/contracts/tables/contract.table';
import { instant, rowVersion } from './columns';
import { stores } from './store.table';
import { users } from './user.table';

/** A file that goes with an e-mail, by its place in the storage. */
export interface StoredAttachment {
  readonly name: string;
  readonly media_type: string;
  readonly storage_key: string;
}

/** The outbox: written in the transaction that has something to say, sent by a job. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    channel: text({ enum: ['sms', 'email'] }).notNull(),
    purpose: text().notNull(),
    status: text({ enum: ['queued', 'sending', 'sent', 'delivered', 'failed', 'voided'] }).notNull(),
    /** Encrypted: recipient, subject and body as they are sent. Null once handed over. */
    sealed_content: text(),
    /**
     * Encrypted: the same with codes, keys and tokens overwritten; what timelines and lists show. Null where its time of
     * keeping is over, or its person erased.
     */
    shown_content: text(),
    attachments: jsonb().$type<readonly StoredAttachment[]>().notNull().default([]),
    contract_id: uuid().references(() => contracts.id, { onDelete: 'cascade' }),
    store_uid: uuid().references(() => stores.store_uid, { onDelete: 'set null' }),
    user_uid: uuid().references(() => users.uid, { onDelete: 'set null' }),
    attempts: integer().notNull().default(0),
    next_attempt_at: instant(),
    /** Until when a sender that fell silent holds the message. */
    claimed_until: instant(),
    provider: text(),
    provider_reference: text(),
    /** What it cost when it was handed over, in millionths of a euro; null where that is not known. */
    cost_micros: integer(),
    /** A short code of what went wrong, never the provider's text. */
    last_error: text(),
    created_at: instant().notNull(),
    sent_at: instant(),
    delivered_at: instant(),
    /** Its code or token no longer counts: never sent again. */
    voided_at: instant(),
  },
  (t) => [
    check('messages_channel', sql`${t.channel} in ('sms', 'email')`),
    check('messages_status', sql`${t.status} in ('queued', 'sending', 'sent', 'delivered', 'failed', 'voided')`),
    index('messages_due').on(t.next_attempt_at).where(sql`status in ('queued', 'sending')`),
    index('messages_created').on(t.created_at.desc().nullsFirst()),
    index('messages_contract').on(t.contract_id, t.created_at.desc().nullsFirst()),
    index('messages_failed').on(t.contract_id).where(sql`status = 'failed'`),
    index('messages_store').on(t.store_uid, t.created_at.desc().nullsFirst()),
    index('messages_provider').on(t.provider, t.provider_reference),
    index('messages_user').on(t.user_uid).where(sql`user_uid is not null`),
  ],
);

/** The built-in SMS and e-mail adapters put what they are given here, whole. Demonstration only. */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    id: uuid().primaryKey(),
    channel: text({ enum: ['sms', 'email'] }).notNull(),
    recipient: text().notNull(),
    subject: text(),
    body: text().notNull(),
    attachments: jsonb().$type<readonly StoredAttachment[]>().notNull().default([]),
    contract_uid: text(),
    created_at: instant().notNull(),
  },
  (t) => [
    index('inbox_messages_created').on(t.created_at.desc().nullsFirst()),
    index('inbox_messages_recipient').on(t.recipient),
  ],
);

/** The operator's own wording of a message; the built-in one counts where there is none. */
export const messageTemplates = pgTable('message_templates', {
  id: text().primaryKey(),
  subject: text(),
  body: text(),
  updated_by: uuid().references(() => users.uid, { onDelete: 'set null' }),
  updated_at: instant().notNull(),
  version: rowVersion(),
});
