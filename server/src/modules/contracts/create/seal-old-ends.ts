import { and, eq, isNull } from 'drizzle-orm';
import type { AuditContext } from '../../../platform/audit';
import type { Database, Queries } from '../../../platform/db';
import type { Keys } from '../../../platform/keys';
import { sealEnd } from '../history/event-chain';
import { areOldEndsSealed, noteOldEndsSealed } from '../history/old-ends';
import { contractCodeCounters } from '../tables/contract.table';
import { contractChains, contractEvents } from '../tables/contract-event.table';
import { isCountTrusted, sealCount } from './contract-numbers';

/** Small: on the embedded database's one connection, requests pass between two batches only. */
const batch = 200;

/**
 * Seals what a version without seals wrote: the ends of histories whose last event is of that version, and the years'
 * last numbers. What lost its seal in another way gets none. The first time that nothing is left to be sealed is noted,
 * and nothing is sealed afterwards: while some were left, a process of that version may still have been at work.
 */
export async function sealOldEnds(context: AuditContext & { readonly db: Database }): Promise<void> {
  const { db, keys } = context;
  if (await areOldEndsSealed(db.read)) return;
  let sealed = 0;
  for (let last = batch; last === batch; sealed += last) last = await db.transaction((tx) => sealBatch(tx, keys));
  await db.transaction((tx) => sealCounts(tx, keys));
  if (sealed > 0) return;
  await db.transaction(async (tx) => {
    // One that was locked just now was passed over.
    const [left] = await oldEnds(tx).limit(1);
    if (left === undefined) await noteOldEndsSealed(tx, context);
  });
}

/** Histories without a seal whose last event is of the version that wrote none. */
const oldEnds = (tx: Queries) =>
  tx
    .select({ contract_id: contractChains.contract_id, length: contractChains.length, head: contractChains.head })
    .from(contractChains)
    .innerJoin(
      contractEvents,
      and(
        eq(contractEvents.contract_id, contractChains.contract_id),
        eq(contractEvents.seq, contractChains.length),
        eq(contractEvents.hash, contractChains.head),
      ),
    )
    .where(and(isNull(contractChains.seal), eq(contractEvents.hash_version, 1)));

async function sealBatch(tx: Queries, keys: Keys): Promise<number> {
  const rows = await oldEnds(tx).limit(batch).for('update', { of: contractChains, skipLocked: true });
  for (const { contract_id, ...end } of rows)
    await tx
      .update(contractChains)
      .set({ seal: sealEnd(keys, contract_id, end) })
      .where(eq(contractChains.contract_id, contract_id));
  return rows.length;
}

async function sealCounts(tx: Queries, keys: Keys): Promise<void> {
  const counts = await tx.select().from(contractCodeCounters).where(isNull(contractCodeCounters.seal)).for('update');
  for (const count of counts) {
    if (!(await isCountTrusted(tx, keys, count))) continue;
    await tx
      .update(contractCodeCounters)
      .set({ seal: sealCount(keys, count) })
      .where(eq(contractCodeCounters.year, count.year));
  }
}
