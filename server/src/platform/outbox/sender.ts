import { and, asc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database } from '../db';
import { contracts, messages } from '../db/schema';
import type { Keys } from '../keys';
import type { Logger } from '../log';
import { DeliveryError, type MessageAdapter } from './adapter';
import { readContent } from './outbox';

type Row = typeof messages.$inferSelect;
type Claimed = Row & { readonly claimed_until: Date };

const batch = 20;
const leaseMs = 120_000;
/** Seconds before each further attempt; after the last the message has failed. */
const pauses = [10, 30, 120, 600, 3_600];

export interface Sender {
  /** Hands over everything that is due now. */
  drain(): Promise<void>;
}

export interface SenderOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly log: Logger;
  readonly adapters: Readonly<Record<'sms' | 'email', MessageAdapter>>;
  /** What handing a message over costs, in millionths of a euro; null where it is not known. */
  readonly costOf: (message: { readonly channel: 'sms' | 'email'; readonly body: string }) => number | null;
  /** A message that will not be tried again: the store is told. */
  readonly onFailed: (row: Row) => Promise<void>;
}

export function createSender({ db, clock, keys, log, adapters, costOf, onFailed }: SenderOptions): Sender {
  /** Takes some due messages for this process; others skip what is locked, and what is claimed is not due. */
  const claim = () =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const due = await tx
        .select()
        .from(messages)
        .where(
          and(
            isNull(messages.voided_at),
            or(
              and(eq(messages.status, 'queued'), lte(messages.next_attempt_at, now)),
              and(eq(messages.status, 'sending'), lt(messages.claimed_until, now)),
            ),
          ),
        )
        .orderBy(asc(messages.created_at), asc(messages.id))
        .limit(batch)
        .for('update', { skipLocked: true });
      if (due.length > 0) {
        const claimed_until = new Date(now.getTime() + leaseMs);
        await tx
          .update(messages)
          .set({ status: 'sending', claimed_until })
          .where(
            inArray(
              messages.id,
              due.map((row) => row.id),
            ),
          );
        return due.map((row) => ({ ...row, claimed_until }));
      }
      return [];
    });

  /** Whether a message is still this process's: while those before it were slow, another may have taken it. */
  async function isOurs({ id, claimed_until }: Claimed): Promise<boolean> {
    const renewed = await db.read
      .update(messages)
      .set({ claimed_until: new Date(clock.now().getTime() + leaseMs) })
      .where(and(eq(messages.id, id), eq(messages.status, 'sending'), eq(messages.claimed_until, claimed_until)))
      .returning({ id: messages.id });
    return renewed.length > 0;
  }

  async function handOver(row: Row): Promise<void> {
    if (row.sealed_content === null) return;
    const adapter = adapters[row.channel];
    try {
      const content = readContent(keys, row.id, row.sealed_content);
      const { reference, delivered } = await adapter.send({
        ...content,
        id: row.id,
        attachments: row.attachments,
        contract_uid: await uidOf(row),
      });
      const now = clock.now();
      await db.read
        .update(messages)
        .set({
          status: delivered ? 'delivered' : 'sent',
          // What opened something is gone from here on; the shown text stays.
          sealed_content: null,
          attempts: row.attempts + 1,
          provider: adapter.name,
          provider_reference: reference,
          // As of now: a later price does not change what was paid.
          cost_micros: costOf({ channel: row.channel, body: content.body }),
          sent_at: now,
          delivered_at: delivered ? now : null,
          next_attempt_at: null,
          claimed_until: null,
          last_error: null,
        })
        .where(eq(messages.id, row.id));
    } catch (error) {
      await noteFailure(row, adapter.name, error);
    }
  }

  async function noteFailure(row: Row, provider: string, error: unknown): Promise<void> {
    const reason = error instanceof DeliveryError ? error.reason : 'error';
    const pause = error instanceof DeliveryError && error.permanent ? undefined : pauses[row.attempts];
    log.warn({ err: error, message_id: row.id, purpose: row.purpose, provider }, 'message not delivered');
    await db.read
      .update(messages)
      .set({
        status: pause === undefined ? 'failed' : 'queued',
        attempts: row.attempts + 1,
        provider,
        last_error: reason,
        next_attempt_at: pause === undefined ? null : new Date(clock.now().getTime() + pause * 1_000),
        claimed_until: null,
      })
      .where(and(eq(messages.id, row.id), eq(messages.status, 'sending')));
    if (pause === undefined) await onFailed(row);
  }

  async function uidOf(row: Row): Promise<string | null> {
    if (row.contract_id === null) return null;
    const [contract] = await db.read
      .select({ contract_uid: contracts.contract_uid })
      .from(contracts)
      .where(eq(contracts.id, row.contract_id));
    return contract?.contract_uid ?? null;
  }

  return {
    async drain() {
      for (let rows = await claim(); rows.length > 0; rows = await claim()) {
        for (const row of rows) if (await isOurs(row)) await handOver(row);
      }
    },
  };
}
