import type { PaymentMethod } from 'shared-api/domain';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import {
  appendEvent,
  type Contract,
  type ContractsContext,
  expectNotWithdrawn,
  expectUnchanged,
  lockById,
  snapshotHashes,
  stageAfter,
  updateContract,
  waysToPay,
} from '../../contracts';
import { afterSaleMessages } from '../after-sale.messages';
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
  const { methods, snapshot } = await waysToPay(context.db.read, read);
  if (!methods.includes(method)) throw invalid({ payment_method: [t(afterSaleMessages.methodNotOffered)] });
  const saved = await context.db.transaction(async (tx) => {
    const locked = expectUnchanged(read, await lockById(tx, read.id));
    const now = context.clock.now();
    const contract = await updateContract(tx, locked, { payment_method: method, store_snapshot: { ...snapshot } }, now);
    await appendEvent(tx, context.keys, {
      contractId: locked.id,
      type: 'method_saved',
      at: now,
      actor: 'customer',
      // An IBAN that the dealer wrote down since is frozen now: the history binds the store anew.
      data: { payment_method: method, store_sha256: snapshotHashes(contract).store_sha256 },
    });
    return contract;
  });
  const filled = await fillScheda(context, saved, 'customer');
  return filled === null ? { contract: saved, filled: false } : { contract: filled, filled: true };
}
