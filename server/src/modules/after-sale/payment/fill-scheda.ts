import type { ContractActor } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { noteIfLost } from '../../../platform/storage';
import {
  appendEvent,
  auditStaff,
  type Contract,
  type ContractsContext,
  expectUnchanged,
  lockById,
  printed,
  stageAfter,
  updateContract,
} from '../../contracts';
import {
  addDocument,
  makeScheda,
  type SealedFile,
  schedaFacts,
  sealedRow,
  sealFacts,
  supersede,
} from '../../documents';
import { sendPaymentInstructions } from '../emails/payment-emails';

/**
 * Makes and seals the scheda with the method that was chosen, and makes the contract FILLED.
 * @returns null when the document could not be made or sealed now; the contract then stays as it is
 */
export async function fillScheda(
  context: ContractsContext,
  read: Contract,
  actor: ContractActor,
  actorUid: string | null = null,
): Promise<Contract | null> {
  const now = context.clock.now();
  const sealed = await sealScheda(context, read, now);
  if (sealed === null) return null;
  return context.db.lastTransaction(async (tx) => {
    const locked = expectUnchanged(read, await lockById(tx, read.id));
    return fillWith(tx, context, locked, sealed, { actor, uid: actorUid });
  });
}

/**
 * Makes the scheda of a contract that is paid already: its payment came while none could be made. The status stays.
 * @returns null when the document could not be made or sealed now
 */
export async function addLateScheda(context: ContractsContext, read: Contract): Promise<Contract | null> {
  const now = context.clock.now();
  const sealed = await sealScheda(context, read, now);
  if (sealed === null) return null;
  return context.db.transaction(async (tx) => {
    const locked = expectUnchanged(read, await lockById(tx, read.id));
    await supersede(tx, locked.id, 'scheda', now);
    await addDocument(tx, sealedRow(locked.id, 'scheda', sealed, now));
    await appendEvent(tx, context.keys, {
      contractId: locked.id,
      type: 'document_sealed',
      at: now,
      actor: 'system',
      data: sealFacts('scheda', sealed),
    });
    return locked;
  });
}

/** Makes the contract FILLED with a scheda that was sealed before, and sends it. Part of the caller's transaction. */
export async function fillWith(
  tx: Queries,
  context: ContractsContext,
  contract: Contract,
  sealed: SealedFile,
  by: FilledBy,
): Promise<Contract> {
  const filled = await keepScheda(tx, context, contract, sealed, by);
  await sendPaymentInstructions(tx, context, filled, sealed);
  return filled;
}

/** Who makes a contract FILLED. */
export interface FilledBy {
  readonly actor: ContractActor;
  readonly uid: string | null;
}

/** Makes the contract FILLED with a scheda that was sealed before. Part of the caller's transaction. */
export async function keepScheda(
  tx: Queries,
  context: Pick<ContractsContext, 'clock' | 'keys'>,
  contract: Contract,
  sealed: SealedFile,
  by: FilledBy,
): Promise<Contract> {
  const now = context.clock.now();
  const change = { status: stageAfter(contract, 'fill', by.actor), filled_at: now };
  const filled = await updateContract(tx, contract, change, now);
  await supersede(tx, contract.id, 'scheda', now);
  await addDocument(tx, sealedRow(contract.id, 'scheda', sealed, now));
  await appendEvent(tx, context.keys, {
    contractId: contract.id,
    type: 'filled',
    at: now,
    actor: by.actor,
    actorUid: by.uid,
    data: { payment_method: contract.payment_method, ...schedaFacts(sealed) },
  });
  await auditFilled(tx, context, filled, by);
  return filled;
}

async function auditFilled(
  tx: Queries,
  context: Pick<ContractsContext, 'clock' | 'keys'>,
  contract: Contract,
  { actor, uid }: FilledBy,
): Promise<void> {
  if (uid === null || (actor !== 'manager' && actor !== 'admin')) return;
  await auditStaff(tx, context, { staff: { actor, uid }, contract, action: 'filled' });
}

/** @returns null when the document could not be made or sealed now */
export async function sealScheda(context: ContractsContext, contract: Contract, now: Date): Promise<SealedFile | null> {
  try {
    const paper = await makeScheda(context, printed(contract));
    return await context.documents.seal(paper.storageKey, null, now);
  } catch (error) {
    context.log.error({ err: error }, 'the scheda could not be made');
    await noteIfLost(context, error);
    return null;
  }
}
