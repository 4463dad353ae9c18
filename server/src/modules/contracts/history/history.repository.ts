import { randomBytes, randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { ContractActor } from 'shared-api/domain';
import type { ContractEventType } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { contractChains, contractEventDetails, contractEvents } from '../../../platform/db/schema';
import type { Keys } from '../../../platform/keys';
import { chainParts, chainStart, detailHash } from './event-chain';

export interface NewEvent {
  readonly contractId: string;
  readonly type: ContractEventType;
  readonly at: Date;
  readonly actor: ContractActor;
  readonly actorUid?: string | null;
  /** Ids, codes and hashes only: never personal data. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** What was before and after: kept beside, bound by a salted hash, erasable. */
  readonly details?: Readonly<Record<string, unknown>>;
}

export interface ChainHead {
  readonly length: number;
  readonly head: string;
}

/** Adds a link to a contract's history. The chain's row is locked, so that links stand in one order. */
export async function appendEvent(tx: Queries, keys: Keys, event: NewEvent): Promise<ChainHead> {
  const chain = await lockChain(tx, event.contractId);
  const salt = randomBytes(16).toString('hex');
  const details_sha256 = event.details === undefined ? null : detailHash(salt, event.details);
  const link = {
    contract_id: event.contractId,
    seq: chain.length + 1,
    type: event.type,
    at: event.at.toISOString(),
    actor: event.actor,
    data: { ...event.data, ...(details_sha256 === null ? {} : { details_sha256 }) },
  };
  const hash = keys.hmac('history', chainParts(chain.head, link));
  const id = randomUUID();
  await tx.insert(contractEvents).values({
    ...link,
    id,
    at: event.at,
    actor_uid: event.actorUid ?? null,
    details_sha256,
    prev_hash: chain.head,
    hash,
    key_id: keys.currentId,
  });
  if (event.details !== undefined)
    await tx.insert(contractEventDetails).values({ event_id: id, salt, details: event.details });
  await tx
    .update(contractChains)
    .set({ length: link.seq, head: hash })
    .where(eq(contractChains.contract_id, event.contractId));
  return { length: link.seq, head: hash };
}

async function lockChain(tx: Queries, contractId: string): Promise<ChainHead> {
  const [found] = await tx
    .select()
    .from(contractChains)
    .where(eq(contractChains.contract_id, contractId))
    .for('update');
  if (found) return found;
  await tx.insert(contractChains).values({ contract_id: contractId, length: 0, head: chainStart });
  return { length: 0, head: chainStart };
}

/** Where a contract's chain ends. */
export async function chainHead(db: Queries, contractId: string): Promise<ChainHead> {
  const [found] = await db.select().from(contractChains).where(eq(contractChains.contract_id, contractId));
  return found ?? { length: 0, head: chainStart };
}

/** A contract's whole history, oldest first. */
export async function eventsOf(db: Queries, contractId: string) {
  return db
    .select()
    .from(contractEvents)
    .where(eq(contractEvents.contract_id, contractId))
    .orderBy(asc(contractEvents.seq));
}
