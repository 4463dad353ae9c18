import type { Queries } from '../../../platform/db';
import type { NewMessage } from '../../../platform/outbox';
import { smsTemplates, writeSms } from '../../messages';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { storeSnapshot } from '../snapshots';
import { contractLink, linkKey } from './link-key';

export type LinkContext = Pick<ContractsContext, 'keys' | 'publicUrl'>;

/** The SMS that staff sends: the link with its key to sign, or the one to choose and pay once it is signed. */
export async function linkSms(tx: Queries, { keys, publicUrl }: LinkContext, contract: Contract): Promise<NewMessage> {
  const unsigned = contract.signed_at === null;
  const key = unsigned ? linkKey(keys, contract) : undefined;
  const link = contractLink(publicUrl, contract.contract_uid, key);
  const store = storeSnapshot.parse(contract.store_snapshot).name;
  const template = unsigned ? smsTemplates.contractLink : smsTemplates.choosePayment;
  return {
    channel: 'sms',
    purpose: unsigned ? 'contract-link' : 'choose-payment',
    to: contract.phone,
    body: await writeSms(tx, template, { store, code: contract.code, link }),
    secrets: key === undefined ? [] : [key],
    contract_id: contract.id,
    store_uid: contract.store_uid,
  };
}
