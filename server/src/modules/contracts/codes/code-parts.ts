import type { Contract } from '../contract.types';
import type { CodePurpose } from './one-time-codes.repository';

type Bound = Pick<Contract, 'id' | 'phone' | 'document_sha256'>;

/** What a code is bound to: its purpose, the contract, the very document and the phone. */
export function codeParts(purpose: CodePurpose, code: string, contract: Bound): readonly string[] {
  return [purpose, code, contract.id, purpose === 'signing' ? (contract.document_sha256 ?? '') : '', contract.phone];
}
