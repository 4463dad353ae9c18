import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import { afterCommit, type NewRows, newRows, type Queries, writeTogether } from '../db';
import { messages } from '../db/schema';
import { type Keys, orderedId } from '../keys';
import { type MessageContent, type NewMessage, withoutSecrets } from './message';

/** Whose messages: one of a contract's or an account's, of these purposes. */
export interface VoidedMessages {
  readonly contract_id?: string;
  readonly user_uid?: string;
  /** Both, unless told. */
  readonly channel?: NewMessage['channel'];
  readonly purposes: readonly string[];
}

export interface Outbox {
  /** Writes a message in the transaction that has something to say; it leaves after the commit. */
  enqueue(tx: Queries, message: NewMessage): Promise<string>;
  /** The same, to be written in one statement with another of an open transaction. */
  beside(tx: Queries, message: NewMessage): NewRows;
  /**
   * Their code or token no longer counts, or what they ask for, or another message stands in for them: what has not left
   * never will, and cannot be sent again.
   * @returns the ids of what had not left
   */
  void(tx: Queries, which: VoidedMessages): Promise<string[]>;
  /** Queues a failed message once more; false when it may not be: sent, void, or its content is gone. */
  retry(tx: Queries, id: string): Promise<boolean>;
  /** The content that may be shown: without codes, keys and tokens. */
  shown(row: typeof messages.$inferSelect): MessageContent | null;
}

interface OutboxOptions {
  readonly clock: Clock;
  readonly keys: Keys;
  /** Something was queued: the sender should look soon. */
  readonly onQueued: () => void;
}

const contentPurpose = 'message';

export function createOutbox({ clock, keys, onQueued }: OutboxOptions): Outbox {
  const seal = (id: string, content: MessageContent) => keys.encrypt(contentPurpose, JSON.stringify(content), id);

  function rowOf(message: NewMessage) {
    const {
      channel,
      purpose,
      to,
      subject = null,
      body,
      secrets = [],
      attachments = [],
      unshown = false,
      contract_id,
      store_uid,
      user_uid,
    } = message;
    const now = clock.now();
    const id = orderedId(now);
    const content = { to, subject, body };
    return {
      id,
      channel,
      purpose,
      status: 'queued' as const,
      sealed_content: seal(id, content),
      shown_content: unshown ? null : seal(id, withoutSecrets(content, secrets)),
      attachments,
      contract_id,
      store_uid,
      user_uid,
      next_attempt_at: now,
      created_at: now,
    };
  }

  return {
    async enqueue(tx, message) {
      const row = rowOf(message);
      await writeTogether(tx, [newRows(messages, [row])]);
      onQueued();
      return row.id;
    },
    beside(tx, message) {
      afterCommit(tx, async () => onQueued());
      return newRows(messages, [rowOf(message)]);
    },
    async void(tx, { contract_id, user_uid, channel, purposes }) {
      if (contract_id === undefined && user_uid === undefined) throw new Error('Whose messages?');
      const owner = and(
        contract_id === undefined ? undefined : eq(messages.contract_id, contract_id),
        user_uid === undefined ? undefined : eq(messages.user_uid, user_uid),
        channel === undefined ? undefined : eq(messages.channel, channel),
      );
      const now = clock.now();
      // Of a sender that died nobody will hear any more.
      const abandoned = and(eq(messages.status, 'sending'), lt(messages.claimed_until, now));
      const unsent = or(inArray(messages.status, ['queued', 'failed']), abandoned);
      const concerned = await tx
        .update(messages)
        .set({
          status: sql`case when ${unsent} then 'voided' else ${messages.status} end`,
          next_attempt_at: sql`case when ${unsent} then null else ${messages.next_attempt_at} end`,
          sealed_content: null,
          voided_at: now,
        })
        .where(and(owner, inArray(messages.purpose, [...purposes]), isNull(messages.voided_at)))
        .returning({ id: messages.id, status: messages.status });
      return concerned.filter(({ status }) => status === 'voided').map(({ id }) => id);
    },
    async retry(tx, id) {
      const queued = await tx
        .update(messages)
        .set({ status: 'queued', attempts: 0, next_attempt_at: clock.now(), last_error: null })
        .where(and(eq(messages.id, id), eq(messages.status, 'failed'), isNotNull(messages.sealed_content)))
        .returning({ id: messages.id });
      if (queued.length > 0) onQueued();
      return queued.length > 0;
    },
    shown(row) {
      return row.shown_content === null ? null : readContent(keys, row.id, row.shown_content);
    },
  };
}

/** Opens the encrypted content of a message's row. */
export function readContent(keys: Keys, id: string, sealed: string): MessageContent {
  const { to, subject, body }: MessageContent = JSON.parse(keys.decrypt(contentPurpose, sealed, id));
  return { to, subject, body };
}
