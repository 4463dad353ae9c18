import { equalInConstantTime, type Keys } from '../../../platform/keys';
import type { Contract } from '../contract.types';

type Linked = Pick<Contract, 'contract_uid' | 'phone' | 'signed_at'>;

const length = 32;

/**
 * The key `?k=` of the SMS link and of the counter's QR: an HMAC over uid and stored phone, so that it dies when the
 * phone changes (decisions.md section 1).
 */
export function linkKey(keys: Keys, contract: Linked): string {
  return keys.hmac('link-key', [contract.contract_uid, contract.phone]).slice(0, length);
}

/** Whether a key opens the contract; void once signed. */
export function opensWith(keys: Keys, contract: Linked, key: string): boolean {
  if (contract.signed_at !== null || contract.phone === '' || key.length !== length) return false;
  return equalInConstantTime(linkKey(keys, contract), key);
}

/** The page's address; with a key when it goes out by SMS or as a QR. */
export function contractLink(publicUrl: string, contractUid: string, key?: string): string {
  return `${publicUrl}/contract/${contractUid}${key === undefined ? '' : `?k=${key}`}`;
}
