import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../platform/db';
import { consents, oneTimeCodes } from '../../../platform/db/schema';
import type { Keys } from '../../../platform/keys';
import { dealerTasks, maintenanceWorks } from '../../after-sale';
import {
  contractChains,
  contractCodeCounters,
  contractEventDetails,
  contractEvents,
  contractReminders,
  contracts,
  sealCount,
} from '../../contracts';
import { documents } from '../../documents';
import { type PastContract, rowOf } from './past-contract';

/** One statement may have 65,535, for which the embedded database takes 50 MB that it never gives back. */
const maxParameters = 5_000;

/** Writes contracts with all that their lives left, many rows in a statement. */
export async function writePast(tx: Queries, keys: Keys, pasts: readonly PastContract[]): Promise<void> {
  await inBatches(contracts, pasts.map(rowOf), (rows) => tx.insert(contracts).values(rows));
  const all = <T>(of: (past: PastContract) => readonly T[]) => pasts.flatMap((past) => [...of(past)]);
  const chains = pasts.map(({ contract, chain }) => ({ contract_id: contract.id, ...chain }));
  await inBatches(contractChains, chains, (rows) => tx.insert(contractChains).values(rows));
  await inBatches(
    contractEvents,
    all((past) => past.events),
    (rows) => tx.insert(contractEvents).values(rows),
  );
  await inBatches(
    contractEventDetails,
    all((past) => past.details),
    (rows) => tx.insert(contractEventDetails).values(rows),
  );
  await inBatches(
    consents,
    all((past) => past.consents),
    (rows) => tx.insert(consents).values(rows),
  );
  await inBatches(
    oneTimeCodes,
    all((past) => past.codes),
    (rows) => tx.insert(oneTimeCodes).values(rows),
  );
  await inBatches(
    documents,
    all((past) => past.documents),
    (rows) => tx.insert(documents).values(rows),
  );
  await inBatches(
    maintenanceWorks,
    all((past) => past.works),
    (rows) => tx.insert(maintenanceWorks).values(rows),
  );
  await inBatches(
    dealerTasks,
    all((past) => past.tasks),
    (rows) => tx.insert(dealerTasks).values(rows),
  );
  await inBatches(
    contractReminders,
    all((past) => past.reminders),
    (rows) => tx.insert(contractReminders).values(rows),
  );
  await countCodes(tx, keys, pasts);
}

/** The next contract of a year goes on after the last one here. */
async function countCodes(tx: Queries, keys: Keys, pasts: readonly PastContract[]): Promise<void> {
  const last = new Map<number, number>();
  for (const { contract } of pasts)
    last.set(contract.code_year, Math.max(last.get(contract.code_year) ?? 0, contract.code_number));
  if (last.size === 0) return;
  await tx
    .insert(contractCodeCounters)
    .values(
      [...last].map(([year, last_number]) => ({ year, last_number, seal: sealCount(keys, { year, last_number }) })),
    )
    .onConflictDoUpdate({
      target: contractCodeCounters.year,
      set: { last_number: sql`excluded.last_number`, seal: sql`excluded.seal` },
    });
}

/** Cuts rows into statements that the database takes. */
export async function inBatches<T>(
  table: PgTable,
  rows: readonly T[],
  write: (rows: T[]) => PromiseLike<unknown>,
): Promise<void> {
  const size = Math.floor(maxParameters / Object.keys(getTableColumns(table)).length);
  for (let start = 0; start < rows.length; start += size) await write(rows.slice(start, start + size));
}
