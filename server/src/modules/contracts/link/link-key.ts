import { equalInConstantTime, type Keys } from '../../../platform/keys';
import type { Contract } from '../contract.types';

type Linked = Pick<Contract, 'contract_uid' | 'phone' | 'signed_at'>;

/** 128 bits in hexadecimal digits. */
const hexLength = 32;
/** The same bits in letters and digits: the SMS around them fits one part, and no program ends the link too early. */
const radix = 36;
const length = 25;

/**
 * The key `?k=` of the SMS link and of the counter's QR: an HMAC over uid and stored phone, so that it dies when the
 * phone changes (decisions.md section 1).
 */
export function linkKey(keys: Keys, contract: Linked): string {
  return BigInt(`0x${hexKey(keys, contract)}`)
    .toString(radix)
    .padStart(length, '0');
}

/** As links carried it that went out before it was shortened. */
function hexKey(keys: Keys, contract: Linked): string {
  return keys.hmac('link-key', [contract.contract_uid, contract.phone]).slice(0, hexLength);
}

/** Whether a key opens the contract; void once signed. */
export function opensWith(keys: Keys, contract: Linked, key: string): boolean {
  if (contract.signed_at !== null || contract.phone === '') return false;
  return equalInConstantTime((key.length === hexLength ? hexKey : linkKey)(keys, contract), key);
}

/** The page's address; with a key when it goes out by SMS or as a QR. */
export function contractLink(publicUrl: string, contractUid: string, key?: string): string {
  return `${publicUrl}/contract/${contractUid}${key === undefined ? '' : `?k=${key}`}`;
}
