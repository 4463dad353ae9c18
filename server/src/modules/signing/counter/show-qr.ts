import { eq } from 'drizzle-orm';
import type { ContractQr } from 'shared-api/entities';
import { wrongStatus } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { qrSvg } from '../../../platform/qr';
import type { Scope } from '../../../scope';
import {
  type ContractsContext,
  contractLink,
  contractMessages,
  contracts,
  expectSendable,
  findContract,
  linkKey,
} from '../../contracts';

/**
 * The QR code on the dealer's screen: the contract's link with its key. For the next 24 hours this contract's codes do
 * not count against the client address, which all customers at the counter share.
 * @throws Refusal `not_found`, `status` once signed, `validation` without a phone, which the key is bound to, or
 * without a car, since the customer could not complete the contract
 */
export async function showQr(
  { db, clock, keys, publicUrl }: ContractsContext,
  scope: Scope,
  contractUid: string,
): Promise<ContractQr> {
  const contract = await findContract(db.read, scope, contractUid);
  if (contract.signed_at !== null) throw wrongStatus(t(contractMessages.alreadySigned));
  expectSendable(contract);
  const url = contractLink(publicUrl, contract.contract_uid, linkKey(keys, contract));
  const svg = await qrSvg(url);
  // The version stays: an edit that is open elsewhere must not become stale by this.
  await db.read.update(contracts).set({ link_shown_at: clock.now() }).where(eq(contracts.id, contract.id));
  return { url, svg };
}
