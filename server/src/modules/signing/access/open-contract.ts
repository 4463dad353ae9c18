import { notFound } from '../../../platform/errors';
import {
  appendEvent,
  type Contract,
  type ContractsContext,
  findByUid,
  lockById,
  opensWith,
  updateContract,
} from '../../contracts';
import { type Grant, giveGrant } from './grants.repository';

/**
 * Exchanges the key of an SMS link or a QR code for a grant.
 * @throws Refusal `not_found` for an unknown contract and for a key that is wrong or void: one answer
 */
export async function openContract(
  context: ContractsContext,
  contractUid: string,
  key: string,
): Promise<{ contract: Contract; grant: Grant }> {
  const read = await findByUid(context.db.read, contractUid);
  if (read === null || !opensWith(context.keys, read, key)) throw notFound();
  return context.db.lastTransaction(async (tx) => {
    const now = context.clock.now();
    const contract = await lockById(tx, read.id);
    // A change of phone, or the signature, may have voided the key meanwhile.
    if (contract === null || !opensWith(context.keys, contract, key)) throw notFound();
    const grant = await giveGrant(tx, contract.id, 'link', now);
    if (contract.opened_at !== null) return { contract, grant };
    await appendEvent(tx, context.keys, { contractId: contract.id, type: 'opened', at: now, actor: 'customer' });
    return { contract: await updateContract(tx, contract, { opened_at: now }, now), grant };
  });
}
