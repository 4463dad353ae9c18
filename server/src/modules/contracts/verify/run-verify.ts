import { asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { contractEvents, contracts } from '../../../platform/db/schema';
import { t } from '../../../platform/i18n';
import type { Keys } from '../../../platform/keys';
import type { Storage } from '../../../platform/storage';
import { verifyMessages } from './verify.messages';
import { verifyContract } from './verify-contract';

interface VerifyRun {
  readonly db: Database;
  readonly keys: Keys;
  readonly storage: Storage;
  /** One contract's code, or undefined for all. */
  readonly code: string | undefined;
  readonly write: (line: string) => void;
}

const batch = 200;

/** Checks one contract or all of them and says what it found. @returns 0 when everything is whole, else 1 */
export async function runVerify({ db, keys, storage, code, write }: VerifyRun): Promise<0 | 1> {
  const count = { checked: 0, whole: 0, broken: 0, pending: 0 };
  for await (const contract of contractsOf(db, code)) {
    const { valid, events, head, documents, faults } = await verifyContract(
      { db: db.read, keys, storage },
      contract.id,
    );
    count.checked += 1;
    count[valid ? 'whole' : 'broken'] += 1;
    if (await waitsForItsSeal(db, contract.id)) count.pending += 1;
    if (!valid) write(t(verifyMessages.broken, { code: contract.code, faults: faults.join(', ') }));
    else if (code !== undefined)
      write(t(verifyMessages.whole, { code: contract.code, events, documents, head: head.slice(0, 16) }));
  }
  write(
    count.checked === 0 && code !== undefined ? t(verifyMessages.unknown, { code }) : t(verifyMessages.summary, count),
  );
  return count.broken > 0 || (count.checked === 0 && code !== undefined) ? 1 : 0;
}

async function* contractsOf(db: Database, code: string | undefined) {
  for (let after = ''; ; ) {
    const rows = await db.read
      .select({ id: contracts.id, code: contracts.code })
      .from(contracts)
      .where(code === undefined ? gt(contracts.code, after) : eq(contracts.code, code))
      .orderBy(asc(contracts.code))
      .limit(batch);
    yield* rows;
    if (code !== undefined || rows.length < batch) return;
    after = rows.at(-1)?.code ?? '';
  }
}

/** A contract of the demonstration whose document is made on first opening. */
async function waitsForItsSeal(db: Database, contractId: string): Promise<boolean> {
  const rows = await db.read
    .select({ type: contractEvents.type })
    .from(contractEvents)
    .where(eq(contractEvents.contract_id, contractId));
  const types = new Set(rows.map((row) => row.type));
  return types.has('document_pending') && !types.has('document_sealed');
}
