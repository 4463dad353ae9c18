import { asc, inArray, sql } from 'drizzle-orm';
import { type Database, type Queries, unscoped } from '../../../platform/db';
import { consents } from '../../../platform/db/schema';
import type { Contract } from '../../contracts';
import { areOldEndsSealed, contractChains, contractEventDetails, contractEvents, contracts } from '../../contracts';
import { documents } from '../../documents';
import { paymentEvents } from '../../payments';
import { identityRecords } from '../../signing';

type EventDetails = typeof contractEventDetails.$inferSelect;

export type StoredEvent = Omit<typeof contractEvents.$inferSelect, 'at'> & {
  readonly at: string;
  /** Null where there were none, or where they are gone. */
  readonly details: EventDetails | null;
};

/** All that the database holds of a contract and that must agree. */
export interface StoredHistory {
  readonly contract: Contract;
  readonly events: readonly StoredEvent[];
  readonly chain: typeof contractChains.$inferSelect | null;
  readonly documents: readonly (typeof documents.$inferSelect)[];
  readonly consents: readonly (typeof consents.$inferSelect)[];
  readonly payments: readonly (typeof paymentEvents.$inferSelect)[];
  readonly identity: typeof identityRecords.$inferSelect | null;
  /** Whether an end without a seal has lost it; not asked where all ends have theirs. */
  readonly oldEndsSealed: boolean;
}

/** Begins a transaction that sees everything as it stood at one moment, and changes nothing. */
export async function atOneMoment<T>(db: Database, read: (tx: Queries) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return read(tx);
  });
}

/** Reads the contracts of these ids, each with its history, in the order of their codes: one query a table. */
export async function readHistories(tx: Queries, ids: readonly string[]): Promise<StoredHistory[]> {
  const wanted = [...ids];
  const rows = await unscoped(tx, 'every contract is verified')
    .select()
    .from(contracts)
    .where(inArray(contracts.id, wanted))
    .orderBy(asc(contracts.code));
  const events = await tx
    .select()
    .from(contractEvents)
    .where(inArray(contractEvents.contract_id, wanted))
    .orderBy(asc(contractEvents.contract_id), asc(contractEvents.seq));
  const details = await tx
    .select({
      event_id: contractEventDetails.event_id,
      salt: contractEventDetails.salt,
      details: contractEventDetails.details,
    })
    .from(contractEventDetails)
    .where(
      inArray(
        contractEventDetails.event_id,
        tx.select({ id: contractEvents.id }).from(contractEvents).where(inArray(contractEvents.contract_id, wanted)),
      ),
    );
  const chains = await tx.select().from(contractChains).where(inArray(contractChains.contract_id, wanted));
  const files = await unscoped(tx, 'every contract is verified')
    .select()
    .from(documents)
    .where(inArray(documents.contract_id, wanted))
    .orderBy(asc(documents.created_at), asc(documents.version));
  const ledger = await tx
    .select()
    .from(consents)
    .where(inArray(consents.contract_id, wanted))
    .orderBy(asc(consents.created_at));
  const payments = await tx.select().from(paymentEvents).where(inArray(paymentEvents.contract_id, wanted));
  const oldEndsSealed = chains.some(({ seal }) => seal === null) && (await areOldEndsSealed(tx));
  const identities = await tx.select().from(identityRecords).where(inArray(identityRecords.contract_id, wanted));

  const detailsOf = new Map(details.map((row) => [row.event_id, row]));
  const told = events.map((event) => ({
    ...event,
    at: event.at.toISOString(),
    details: detailsOf.get(event.id) ?? null,
  }));
  const eventsOf = byContract(told);
  const filesOf = byContract(files);
  const ledgerOf = byContract(ledger);
  const paymentsOf = byContract(payments);
  const chainOf = byContract(chains);
  const identityOf = byContract(identities);
  return rows.map((contract) => ({
    contract,
    events: eventsOf.get(contract.id) ?? [],
    chain: chainOf.get(contract.id)?.[0] ?? null,
    documents: filesOf.get(contract.id) ?? [],
    consents: ledgerOf.get(contract.id) ?? [],
    payments: paymentsOf.get(contract.id) ?? [],
    identity: identityOf.get(contract.id)?.[0] ?? null,
    oldEndsSealed,
  }));
}

function byContract<T extends { readonly contract_id: string | null }>(rows: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    if (row.contract_id === null) continue;
    const group = found.get(row.contract_id);
    if (group === undefined) found.set(row.contract_id, [row]);
    else group.push(row);
  }
  return found;
}
