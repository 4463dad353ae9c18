import { and, asc, eq, type SQL } from 'drizzle-orm';
import { methodIs } from 'shared-api/domain';
import { type NewRows, newRows, type Queries, writeTogether } from '../../../platform/db';
import type { Keys } from '../../../platform/keys';
import type { Contract } from '../contract.types';
import { contractChains, contractEventDetails, contractEvents } from '../tables/contract-event.table';
import { isSealed } from './event-chain';
import { type ChainHead, emptyChain, type Link, type NewEvent, nextLink } from './next-link';
import { areOldEndsSealed } from './old-ends';

export type { ChainHead, NewEvent } from './next-link';

/** Adds a link to a contract's history. The chain's row is locked, so that links stand in one order. */
export async function appendEvent(tx: Queries, keys: Keys, event: NewEvent): Promise<ChainHead> {
  const before = await lockChain(tx, event.contractId);
  const link = nextLink(keys, before, event);
  const { chain } = link;
  const end = (await isTrusted(tx, keys, event.contractId, before)) ? chain : { ...chain, seal: before.seal };
  await writeTogether(tx, [
    ...rowsOf(link),
    newRows(contractChains, [{ contract_id: event.contractId, ...end }], 'contract_id'),
  ]);
  return end;
}

/**
 * The first link of a contract, to be written in one statement with it: nobody else can have begun its history.
 */
export function firstLinkBeside(keys: Keys, event: NewEvent): NewRows[] {
  const link = nextLink(keys, emptyChain, event);
  return [newRows(contractChains, [{ contract_id: event.contractId, ...link.chain }]), ...rowsOf(link)];
}

/** The rows of a link, to be written in one statement with another. */
function rowsOf({ event, details }: Link): NewRows[] {
  const written = newRows(contractEvents, [event]);
  return details === null ? [written] : [written, newRows(contractEventDetails, [details])];
}

/** Whether the chain's present end is trusted: appending to one that was tampered with must not seal it validly. */
async function isTrusted(tx: Queries, keys: Keys, contractId: string, chain: ChainHead): Promise<boolean> {
  if (chain.length === 0 || isSealed(keys, contractId, chain)) return true;
  if (chain.seal !== null) return false;
  const [last] = await tx
    .select({ version: contractEvents.hash_version })
    .from(contractEvents)
    .where(and(eq(contractEvents.contract_id, contractId), eq(contractEvents.seq, chain.length)));
  return last?.version === 1 && !(await areOldEndsSealed(tx));
}

async function lockChain(tx: Queries, contractId: string): Promise<ChainHead> {
  const [found] = await tx
    .select()
    .from(contractChains)
    .where(eq(contractChains.contract_id, contractId))
    .for('update');
  if (found) return found;
  await tx.insert(contractChains).values({ contract_id: contractId, ...emptyChain });
  return emptyChain;
}

/** Where a contract's chain ends. */
export async function chainHead(db: Queries, contractId: string): Promise<ChainHead> {
  const [found] = await db.select().from(contractChains).where(eq(contractChains.contract_id, contractId));
  return found ?? emptyChain;
}

/** A contract's whole history, oldest first. */
export async function eventsOf(db: Queries, contractId: string) {
  return db
    .select()
    .from(contractEvents)
    .where(eq(contractEvents.contract_id, contractId))
    .orderBy(asc(contractEvents.seq));
}

/** Whether staff sent the link at this very instant: a code that was under way then is void by it. */
export async function wasSentAt(db: Queries, contractId: string, at: Date): Promise<boolean> {
  return hasEvent(db, contractId, and(eq(contractEvents.type, 'sent'), eq(contractEvents.at, at)));
}

/** Whether the contract was paid through the payment provider, and not to its dealer. */
export async function wasPaidToProvider(
  db: Queries,
  { id, paid_at, payment_method }: Pick<Contract, 'id' | 'paid_at' | 'payment_method'>,
): Promise<boolean> {
  if (paid_at === null || !methodIs('online', payment_method)) return false;
  return hasEvent(db, id, and(eq(contractEvents.type, 'paid'), eq(contractEvents.actor, 'provider')));
}

/** Whether a contract that is there was gone: it expired unpaid, and a payment brought it back. */
export function cameBack(db: Queries, contractId: string): Promise<boolean> {
  return hasEvent(db, contractId, eq(contractEvents.type, 'deleted'));
}

async function hasEvent(db: Queries, contractId: string, which: SQL | undefined): Promise<boolean> {
  const [found] = await db
    .select({ seq: contractEvents.seq })
    .from(contractEvents)
    .where(and(eq(contractEvents.contract_id, contractId), which))
    .limit(1);
  return found !== undefined;
}
