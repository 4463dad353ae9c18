import type { Contract } from '../contracts';

/** From where a customer went to pay: the contract's own link, or the account. */
export type PaymentOrigin = 'link' | 'account';

/** The page that a payment leads back to. */
export function pageOf({ contract_uid }: Pick<Contract, 'contract_uid'>, from: PaymentOrigin): string {
  return from === 'account' ? `/account/contracts/${contract_uid}` : `/contract/${contract_uid}`;
}
