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
 * The code that the dealer's screen turns to the customer: the link with its key. For 24 hours from now the codes of
 * this contract do not count against an address, since many customers share the desk's.
 * @throws Refusal `not_found`, `status` once signed, `validation` without a phone, which the key is bound to, or a car,
 * without which the customer could not complete it
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
  // Not a change of the record: its version stays, so that whoever edits it is not told that it is stale.
  await db.read.update(contracts).set({ link_shown_at: clock.now() }).where(eq(contracts.id, contract.id));
  return { url, svg };
}
