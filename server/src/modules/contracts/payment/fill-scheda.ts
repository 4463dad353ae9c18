import type { ContractActor } from 'shared-api/domain';
import { addDocument, supersede } from '../../documents';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { lockById, updateContract } from '../contracts.repository';
import { appendEvent } from '../history/history.repository';
import { sendPaymentInstructions } from '../letters/contract-letters';
import { sealedRow } from '../paper/document-rows';
import { makeScheda } from '../paper/papers';
import { expectUnchanged, stageAfter } from '../stage';

/**
 * Makes and seals the scheda with the method that was chosen, and makes the contract FILLED.
 * @returns null when the document could not be made or sealed now; the contract then stays as it is
 */
export async function fillScheda(
  context: ContractsContext,
  read: Contract,
  actor: ContractActor,
): Promise<Contract | null> {
  const now = context.clock.now();
  const sealed = await sealScheda(context, read, now);
  if (sealed === null) return null;
  return context.db.transaction(async (tx) => {
    const locked = expectUnchanged(read, await lockById(tx, read.id));
    const filled = await updateContract(tx, locked, { status: stageAfter(locked, 'fill', actor), filled_at: now }, now);
    await supersede(tx, locked.id, 'scheda', now);
    await addDocument(tx, sealedRow(locked.id, 'scheda', sealed, now));
    await appendEvent(tx, context.keys, {
      contractId: locked.id,
      type: 'filled',
      at: now,
      actor,
      data: {
        payment_method: locked.payment_method,
        sha256: sealed.sha256,
        certificate_sha256: sealed.seal.certificateSha256,
      },
    });
    await sendPaymentInstructions(tx, context, filled, sealed);
    return filled;
  });
}

async function sealScheda(context: ContractsContext, contract: Contract, now: Date) {
  try {
    const paper = await makeScheda(context, contract);
    return await context.documents.seal(paper.storageKey, null, now);
  } catch (error) {
    context.log.error({ err: error }, 'the scheda could not be made');
    return null;
  }
}
