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
import { fillWith, sealScheda } from './fill-scheda';

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
  const { methods, snapshot } = await waysToPay(context.db.read, context, read);
  if (!methods.includes(method)) throw invalid({ payment_method: [t(afterSaleMessages.methodNotOffered)] });
  const change = { payment_method: method, store_snapshot: { ...snapshot } };
  const scheda = await sealScheda(context, { ...read, ...change }, context.clock.now());
  return context.db.lastTransaction(async (tx) => {
    const locked = expectUnchanged(read, await lockById(tx, read.id));
    const now = context.clock.now();
    const saved = await updateContract(tx, locked, change, now);
    await appendEvent(tx, context.keys, {
      contractId: locked.id,
      type: 'method_saved',
      at: now,
      actor: 'customer',
      // An IBAN that the dealer wrote down since is frozen now: the history binds the store anew.
      data: { payment_method: method, store_sha256: snapshotHashes(saved).store_sha256 },
    });
    if (scheda === null) return { contract: saved, filled: false };
    return { contract: await fillWith(tx, context, saved, scheda, { actor: 'customer', uid: null }), filled: true };
  });
}
