import { eq } from 'drizzle-orm';
import type { PaymentMethod } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { appendEvent, type Contract, type ContractsContext, updateContract } from '../../contracts';
import type { SealedFile } from '../../documents';
import { staleSchede } from '../tables/stale-scheda.table';
import { type FilledBy, keepScheda, sealScheda } from './fill-scheda';

/** Whether a contract's scheda names a method or a dealer of before, or was not made. */
export async function isSchedaStale(db: Queries, contractId: string): Promise<boolean> {
  const found = await db.select().from(staleSchede).where(eq(staleSchede.contract_id, contractId));
  return found.length > 0;
}

/** Whether the scheda that is there names the method of a payment. */
export async function isNamed(db: Queries, contract: Contract, method: PaymentMethod): Promise<boolean> {
  const named = contract.status === 'FILLED' && contract.payment_method === method;
  return named && !(await isSchedaStale(db, contract.id));
}

/** Makes the one that does. @returns null when it could not be made or sealed now */
export function sealSchedaOf(
  context: ContractsContext,
  contract: Contract,
  method: PaymentMethod,
): Promise<SealedFile | null> {
  return sealScheda(context, { ...contract, payment_method: method }, context.clock.now());
}

interface Filling {
  /** Null where the present one names the method, or none could be made: then a job tries again. */
  readonly scheda: SealedFile | null;
  readonly method: PaymentMethod;
  readonly by: FilledBy;
}

/** What comes before a payment by another method than the one that was chosen. Part of the caller's transaction. */
export async function fillFirst(
  tx: Queries,
  context: ContractsContext,
  contract: Contract,
  { scheda, method, by }: Filling,
): Promise<Contract> {
  const chosen = await choose(tx, context, contract, { method, by });
  return scheda === null ? chosen : keepScheda(tx, context, chosen, scheda, by);
}

async function choose(
  tx: Queries,
  { clock, keys }: ContractsContext,
  contract: Contract,
  { method, by }: Omit<Filling, 'scheda'>,
): Promise<Contract> {
  if (contract.payment_method === method) return contract;
  const now = clock.now();
  await appendEvent(tx, keys, {
    contractId: contract.id,
    type: 'method_saved',
    at: now,
    actor: by.actor,
    actorUid: by.uid,
    data: { payment_method: method },
  });
  return updateContract(tx, contract, { payment_method: method }, now);
}
