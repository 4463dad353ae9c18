import { createHash } from 'node:crypto';
import { canonicalJson, type Keys } from '../../../platform/keys';

/** What an event's hash covers: everything but the hash itself. */
export interface ChainedEvent {
  readonly contract_id: string;
  readonly seq: number;
  readonly type: string;
  readonly at: string;
  readonly actor: string;
  readonly actor_uid: string | null;
  readonly data: unknown;
  /** Events of version 1 were hashed without the person who acted. */
  readonly hash_version: number;
}

export interface StoredEvent extends ChainedEvent {
  readonly prev_hash: string;
  readonly hash: string;
}

/** How events are hashed now. */
export const hashVersion = 2;

/** What the first event of a contract is chained to. */
export const chainStart = '0'.repeat(64);

/** What the HMAC of an event goes over: the previous hash and the event itself. */
export function chainParts(prevHash: string, event: ChainedEvent): readonly [string, string] {
  const { contract_id, seq, type, at, actor, actor_uid, data, hash_version } = event;
  const known = { contract_id, seq, type, at, actor, data };
  return [prevHash, canonicalJson(hash_version === 1 ? known : { ...known, actor_uid, hash_version })];
}

/** A fingerprint of erasable details: salted, so that it tells nothing of them once they are gone. */
export function detailHash(salt: string, detail: unknown): string {
  return createHash('sha256')
    .update(`${salt}\n${canonicalJson(detail)}`)
    .digest('hex');
}

export interface ChainVerdict {
  readonly valid: boolean;
  readonly events: number;
  /** The last good hash. */
  readonly head: string;
  /** The number of the first event that does not fit, or null. */
  readonly brokenAt: number | null;
}

/** Tells whether a hash was made over these parts by one of the application's keys. */
export type VerifyHmac = (parts: readonly string[], hash: string) => boolean;

/** Checks a contract's whole history, oldest first: numbers without gaps, each hash over the one before. */
export function verifyChain(verify: VerifyHmac, events: readonly StoredEvent[]): ChainVerdict {
  let head = chainStart;
  for (const [index, event] of events.entries()) {
    const fits = event.seq === index + 1 && event.prev_hash === head && verify(chainParts(head, event), event.hash);
    if (!fits) return { valid: false, events: events.length, head, brokenAt: event.seq };
    head = event.hash;
  }
  return { valid: true, events: events.length, head, brokenAt: null };
}

interface ChainEnd {
  readonly length: number;
  readonly head: string;
}

/** Seals where a history ends, so that events cannot be cut off it without the application's keys. */
export function sealEnd(keys: Keys, contractId: string, { length, head }: ChainEnd): string {
  return keys.hmac('history-end', [contractId, String(length), head]);
}

/** Whether the seal is ours and of this very end. */
export function isSealed(keys: Keys, contractId: string, { length, head, seal }: ChainEnd & { seal: string | null }) {
  return seal !== null && keys.verifyHmac('history-end', [contractId, String(length), head], seal);
}
