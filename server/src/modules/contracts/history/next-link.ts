import { randomBytes, randomUUID } from 'node:crypto';
import type { ContractActor } from 'shared-api/domain';
import type { ContractEventType } from 'shared-api/entities';
import type { Keys } from '../../../platform/keys';
import type { contractEventDetails, contractEvents } from '../tables/contract-event.table';
import { chainParts, chainStart, detailHash, hashVersion, sealEnd } from './event-chain';

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
  readonly seal: string | null;
}

/** A history without events. */
export const emptyChain: ChainHead = { length: 0, head: chainStart, seal: null };

/** The rows of one event, and where the chain ends with it. */
export interface Link {
  readonly event: typeof contractEvents.$inferInsert;
  readonly details: typeof contractEventDetails.$inferInsert | null;
  readonly chain: ChainHead;
}

/** Chains an event to the end of a contract's history. */
export function nextLink(keys: Keys, chain: Omit<ChainHead, 'seal'>, event: NewEvent): Link {
  const salt = randomBytes(16).toString('hex');
  const details_sha256 = event.details === undefined ? null : detailHash(salt, event.details);
  const link = {
    contract_id: event.contractId,
    seq: chain.length + 1,
    type: event.type,
    at: event.at.toISOString(),
    actor: event.actor,
    actor_uid: event.actorUid ?? null,
    data: { ...event.data, ...(details_sha256 === null ? {} : { details_sha256 }) },
    hash_version: hashVersion,
  };
  const hash = keys.hmac('history', chainParts(chain.head, link));
  const end = { length: link.seq, head: hash };
  const id = randomUUID();
  return {
    event: { ...link, id, at: event.at, details_sha256, prev_hash: chain.head, hash, key_id: keys.currentId },
    details: event.details === undefined ? null : { event_id: id, salt, details: event.details },
    chain: { ...end, seal: sealEnd(keys, event.contractId, end) },
  };
}
