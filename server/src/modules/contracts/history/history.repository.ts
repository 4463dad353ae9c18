import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { contractChains, contractEventDetails, contractEvents } from '../../../platform/db/schema';
import type { Keys } from '../../../platform/keys';
import { type ChainHead, emptyChain, type NewEvent, nextLink } from './next-link';

export type { ChainHead, NewEvent } from './next-link';

/** Adds a link to a contract's history. The chain's row is locked, so that links stand in one order. */
export async function appendEvent(tx: Queries, keys: Keys, event: NewEvent): Promise<ChainHead> {
  const { event: row, details, chain } = nextLink(keys, await lockChain(tx, event.contractId), event);
  await tx.insert(contractEvents).values(row);
  if (details !== null) await tx.insert(contractEventDetails).values(details);
  await tx.update(contractChains).set(chain).where(eq(contractChains.contract_id, event.contractId));
  return chain;
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
