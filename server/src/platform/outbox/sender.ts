import { and, asc, desc, eq, gt, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import { type Database, outsideCalls } from '../db';
import { messages } from '../db/schema';
import type { Keys } from '../keys';
import type { Logger } from '../log';
import { isBucketUnavailable, noteIfLost, type Storage } from '../storage';
import { DeliveryError, type MessageAdapter } from './adapter';
import { restingReason } from './guarded-adapter';
import { readContent } from './outbox';

type Row = typeof messages.$inferSelect;
type Channel = Row['channel'];

/** How many messages of a channel a process hands over at the same time. */
const width = 6;
const leaseMs = 120_000;
const restPauseMs = 5_000;
/** As long as a silent bucket keeps a few of them waiting, so that what has no attachment leaves meanwhile. */
const bucketPauseMs = 60_000;
/** Seconds before each further attempt; after the last the message has failed. */
const pauses = [10, 30, 120, 600, 3_600];
/**
 * No pause is so long, but the last: what is to wait longer was put off before a clock that ran ahead was put right. One
 * that was set by local time runs an hour ahead or more.
 */
const aheadMs = 1_800_000;
const aheadOfLastMs = 2 * 3_600_000;

/** How long a message waits where what it needs was not asked at all; null where this was an attempt. */
function waitOf(error: unknown): number | null {
  if (error instanceof DeliveryError) return error.reason === restingReason ? restPauseMs : null;
  return isBucketUnavailable(error) ? bucketPauseMs : null;
}

export interface Sender {
  /** Hands over everything that is due now, of one channel or of both; neither waits for the other. */
  drain(channel?: Channel): Promise<void>;
  /** The condition that something of a channel is due, and its service not at rest. */
  hasWork(channel: Channel): SQL;
}

export interface SenderOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly log: Logger;
  /** Where a file that an e-mail lacked is noted. */
  readonly storage: Storage;
  readonly adapters: Readonly<Record<Channel, MessageAdapter>>;
  /** What handing a message over costs, in millionths of a euro; null where it is not known. */
  readonly costOf: (message: { readonly channel: Channel; readonly body: string }) => number | null;
  /** The secret of a contract's link, for who shows messages beside their contract. */
  readonly contractUidOf: (contractId: string) => Promise<string | null>;
  /** Whether a message waited so long that what it brings, a code or a link, opens nothing any more. */
  readonly isOutOfTime: (row: Row) => Promise<boolean>;
  /** A message that will not be tried again: the store is told. */
  readonly onFailed: (row: Row) => Promise<void>;
}

/**
 * The status of an attempt that begins or failed. A message that was voided during one becomes `voided` instead, so that
 * it is neither retried nor counted as failed.
 */
function unlessVoid(status: 'queued' | 'sending' | 'failed' | 'voided') {
  return sql<Row['status']>`case when ${messages.voided_at} is null then ${status} else 'voided' end`;
}

/** What a service said of a message that it took. */
interface Left {
  readonly provider: string;
  readonly reference: string | null;
  readonly delivered: boolean;
  readonly body: string;
}

/** The workers that deliver the messages of one channel. */
interface Lane {
  readonly channel: Channel;
  readonly workers: Set<Promise<void>>;
  /** `drain` was called while all workers were busy: a worker that finds nothing due looks once more. */
  askedAgain: boolean;
  /** The last claim, which the next waits for: with two claims at a time a later message could be sent first. */
  claimed: Promise<unknown>;
}

export function createSender({
  db,
  clock,
  keys,
  log,
  storage,
  adapters,
  costOf,
  contractUidOf,
  isOutOfTime,
  onFailed,
}: SenderOptions): Sender {
  const laneOf = (channel: Channel): Lane => ({
    channel,
    workers: new Set(),
    askedAgain: false,
    claimed: Promise.resolve(),
  });
  const lanes: Readonly<Record<Channel, Lane>> = { sms: laneOf('sms'), email: laneOf('email') };

  function dueIn(channel: Channel, now: Date) {
    const ahead = new Date(now.getTime() + aheadMs);
    const aheadOfLast = new Date(now.getTime() + aheadOfLastMs);
    const isTime = or(
      lte(messages.next_attempt_at, now),
      and(gt(messages.next_attempt_at, ahead), lt(messages.attempts, pauses.length)),
      gt(messages.next_attempt_at, aheadOfLast),
    );
    const isGivenBack = or(lt(messages.claimed_until, now), gt(messages.claimed_until, ahead));
    return and(
      eq(messages.channel, channel),
      or(and(eq(messages.status, 'queued'), isTime), and(eq(messages.status, 'sending'), isGivenBack)),
    );
  }

  /**
   * Takes the next due message for this process, codes that somebody waits for first. Others skip what is locked, and
   * what is claimed is not due. One that was voided while a sender died with it is taken to be closed, not to be sent.
   */
  async function claim(channel: Channel): Promise<Row | undefined> {
    if (adapters[channel].isResting?.()) return undefined;
    const now = clock.now();
    const next = db.read
      .select({ id: messages.id })
      .from(messages)
      .where(dueIn(channel, now))
      .orderBy(desc(sql`${messages.purpose} like '%-code'`), asc(messages.created_at), asc(messages.id))
      .limit(1)
      .for('update', { skipLocked: true });
    const [claimed] = await db.read
      .update(messages)
      .set({ status: unlessVoid('sending'), claimed_until: new Date(now.getTime() + leaseMs) })
      .where(eq(messages.id, sql`(${next})`))
      .returning();
    return claimed;
  }

  function claimInTurn(lane: Lane): Promise<Row | undefined> {
    const claimed = lane.claimed.then(() => claim(lane.channel));
    lane.claimed = claimed.catch(() => undefined);
    return claimed;
  }

  async function handOver(row: Row): Promise<void> {
    if (row.status !== 'sending' || row.sealed_content === null) return;
    if (await isOutOfTime(row)) return giveUp(row);
    const adapter = adapters[row.channel];
    let left: Left;
    try {
      const content = readContent(keys, row.id, row.sealed_content);
      const { reference, delivered } = await adapter.send({
        ...content,
        id: row.id,
        attachments: row.attachments,
        contract_uid: await uidOf(row),
      });
      left = { provider: adapter.name, reference, delivered, body: content.body };
    } catch (error) {
      return noteFailure(row, adapter.name, error);
    }
    // What has left is no failure, even if its connection breaks before that is noted: the next try takes another one.
    await noteLeft(row, left).catch(() => noteLeft(row, left));
  }

  async function noteLeft(row: Row, { provider, reference, delivered, body }: Left): Promise<void> {
    const now = clock.now();
    await db.read
      .update(messages)
      .set({
        status: delivered ? 'delivered' : 'sent',
        // The sealed content may hold a code or a key; the text with these covered stays in the row.
        sealed_content: null,
        attempts: row.attempts + 1,
        provider,
        provider_reference: reference,
        // As of now: a later price does not change what was paid.
        cost_micros: costOf({ channel: row.channel, body }),
        sent_at: now,
        delivered_at: delivered ? now : null,
        next_attempt_at: null,
        claimed_until: null,
        last_error: null,
      })
      .where(eq(messages.id, row.id));
  }

  async function noteFailure(row: Row, provider: string, error: unknown): Promise<void> {
    const reason = error instanceof DeliveryError ? error.reason : 'error';
    const waitMs = waitOf(error);
    if (waitMs !== null) return putBack(row, waitMs);
    await noteIfLost({ storage, clock }, error);
    const pause = error instanceof DeliveryError && error.permanent ? undefined : pauses[row.attempts];
    log.warn({ err: error, message_id: row.id, purpose: row.purpose, provider }, 'message not delivered');
    const [noted] = await db.read
      .update(messages)
      .set({
        status: unlessVoid(pause === undefined ? 'failed' : 'queued'),
        attempts: row.attempts + 1,
        provider,
        last_error: reason,
        next_attempt_at: pause === undefined ? null : new Date(clock.now().getTime() + pause * 1_000),
        claimed_until: null,
        // What may not be shown is not kept for another try at somebody's hand.
        ...(pause === undefined && row.shown_content === null && { sealed_content: null }),
      })
      .where(and(eq(messages.id, row.id), eq(messages.status, 'sending')))
      .returning({ status: messages.status });
    if (noted?.status === 'failed') await onFailed(row);
  }

  /**
   * What it brings opens nothing any more. Where its service answered with errors while it did, it has failed by these;
   * where the service only rested, whoever waited has asked anew by now, and nobody is told of each.
   */
  async function giveUp(row: Row): Promise<void> {
    const status = row.attempts === 0 ? 'voided' : 'failed';
    const ended = { next_attempt_at: null, claimed_until: null, sealed_content: null };
    const [noted] = await db.read
      .update(messages)
      .set({ ...ended, ...(status === 'voided' && { voided_at: clock.now() }), status: unlessVoid(status) })
      .where(and(eq(messages.id, row.id), eq(messages.status, 'sending')))
      .returning({ status: messages.status });
    if (noted?.status === 'failed') await onFailed(row);
  }

  /** Its service rests, or the bucket does not give what is attached: that was no attempt. */
  async function putBack(row: Row, waitMs: number): Promise<void> {
    await db.read
      .update(messages)
      .set({
        status: unlessVoid('queued'),
        next_attempt_at: new Date(clock.now().getTime() + waitMs),
        claimed_until: null,
      })
      .where(and(eq(messages.id, row.id), eq(messages.status, 'sending')));
  }

  async function uidOf(row: Row): Promise<string | null> {
    if (row.contract_id === null) return null;
    return contractUidOf(row.contract_id);
  }

  /** Hands over one message after the other. Each that it finds calls for another worker: there may be more. */
  async function work(lane: Lane): Promise<void> {
    for (;;) {
      lane.askedAgain = false;
      const row = await claimInTurn(lane);
      if (row !== undefined) {
        addWorker(lane);
        await handOver(row);
      } else if (!lane.askedAgain) return;
    }
  }

  function addWorker(lane: Lane): void {
    lane.askedAgain = true;
    if (lane.workers.size >= width) return;
    const worker = work(lane).finally(() => lane.workers.delete(worker));
    lane.workers.add(worker);
    // Whoever waits in `drain` hears of a failure; there may be nobody.
    worker.catch(() => undefined);
  }

  async function drainLane(lane: Lane): Promise<void> {
    addWorker(lane);
    while (lane.workers.size > 0) await Promise.all(lane.workers);
  }

  return {
    async drain(channel) {
      const wanted = channel === undefined ? [lanes.sms, lanes.email] : [lanes[channel]];
      await outsideCalls(() => Promise.all(wanted.map(drainLane)));
    },
    hasWork: (channel) =>
      adapters[channel].isResting?.()
        ? sql`false`
        : sql`exists (select 1 from ${messages} where ${dueIn(channel, clock.now())})`,
  };
}
