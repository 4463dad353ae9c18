import type { PaymentMethod } from 'shared-api/domain';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { findStore } from '../../stores';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { contractMessages } from '../contracts.messages';
import { lockById, updateContract } from '../contracts.repository';
import { appendEvent } from '../history/history.repository';
import { storeSnapshot } from '../snapshots';
import { expectNotWithdrawn, expectUnchanged, stageAfter } from '../stage';
import { fillScheda } from './fill-scheda';

export interface MethodSaved {
  readonly contract: Contract;
  /** False when the scheda could not be made now: the method is kept and a job tries again. */
  readonly filled: boolean;
}

/**
 * Keeps how the customer pays and makes the scheda: SIGNED becomes FILLED, and in FILLED it is another method until
 * paid. If the scheda fails the method stays and so does SIGNED.
 * @throws Refusal `status`, `validation` when the dealer does not offer the method
 */
export async function savePaymentMethod(
  context: ContractsContext,
  read: Contract,
  method: PaymentMethod,
): Promise<MethodSaved> {
  expectNotWithdrawn(read);
  stageAfter(read, 'save-method', 'customer');
  if (!(await offeredMethods(context, read)).includes(method))
    throw invalid({ payment_method: [t(contractMessages.methodNotOffered)] });
  const saved = await context.db.transaction(async (tx) => {
    const locked = expectUnchanged(read, await lockById(tx, read.id));
    const now = context.clock.now();
    const contract = await updateContract(tx, locked, { payment_method: method }, now);
    await appendEvent(tx, context.keys, {
      contractId: locked.id,
      type: 'method_saved',
      at: now,
      actor: 'customer',
      data: { payment_method: method },
    });
    return contract;
  });
  const filled = await fillScheda(context, saved, 'customer');
  return filled === null ? { contract: saved, filled: false } : { contract: filled, filled: true };
}

/** What the store offers today; of a store that is gone, what it offered when the contract was made. */
async function offeredMethods(context: ContractsContext, contract: Contract): Promise<readonly PaymentMethod[]> {
  const store = await findStore(context.db.read, contract.store_uid);
  return store?.methods ?? storeSnapshot.parse(contract.store_snapshot).payments_methods;
}
