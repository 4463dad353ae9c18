import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { contractEventDetails, contractEvents, contracts, documents, messages } from '../../../platform/db/schema';
import type { Contract, ContractChange } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { updateContract } from '../contracts.repository';
import { appendEvent } from '../history/history.repository';

/** Days that a deleted draft keeps its personal data (decisions.md section 8, Retention). */
const keptDays = 30;
const dayMs = 86_400_000;
const batch = 50;

const noPerson = {
  firstname: '',
  lastname: '',
  email: '',
  email_verified: false,
  phone: '',
  phone_verified: false,
  address: '',
  address_info: null,
  city: '',
  province: '',
  zip_code: '',
  car_vin: '',
  car_plate: null,
  km_reason: null,
  decline_reason: null,
  withdrawal_email: null,
  signing_snapshot: null,
  utms: null,
} as const satisfies ContractChange;

/**
 * Erases the personal data of drafts that were deleted unsigned: the contract keeps its number and its history, whose
 * details go without breaking the chain. What was signed is evidence and stays.
 * @returns how many were erased
 */
export async function eraseDeleted(context: ContractsContext, now: Date): Promise<number> {
  let erased = 0;
  for (let count = batch; count === batch; erased += count) count = await eraseBatch(context, now);
  return erased;
}

async function eraseBatch(context: ContractsContext, now: Date): Promise<number> {
  const { count, files } = await context.db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(contracts)
      .where(
        and(
          lte(contracts.deleted_at, new Date(now.getTime() - keptDays * dayMs)),
          isNull(contracts.erased_at),
          isNull(contracts.signed_at),
        ),
      )
      .orderBy(asc(contracts.deleted_at))
      .limit(batch)
      .for('update', { skipLocked: true });
    const keys: string[] = [];
    for (const contract of due) keys.push(...(await erase(tx, context, contract, now)));
    return { count: due.length, files: keys };
  });
  for (const file of files) await context.documents.remove(file);
  return count;
}

/** @returns the files that no row names any more */
async function erase(tx: Queries, context: ContractsContext, contract: Contract, now: Date): Promise<string[]> {
  await updateContract(tx, contract, { ...noPerson, erased_at: now }, now);
  const events = tx
    .select({ id: contractEvents.id })
    .from(contractEvents)
    .where(eq(contractEvents.contract_id, contract.id));
  await tx.delete(contractEventDetails).where(inArray(contractEventDetails.event_id, events));
  await tx
    .update(messages)
    .set({ sealed_content: null, shown_content: null })
    .where(eq(messages.contract_id, contract.id));
  const gone = await tx
    .delete(documents)
    .where(eq(documents.contract_id, contract.id))
    .returning({ key: documents.storage_key });
  await appendEvent(tx, context.keys, { contractId: contract.id, type: 'erased', at: now, actor: 'system' });
  return gone.map((row) => row.key);
}
