import type { CodePurpose, Contract } from '../../contracts';

type Bound = Pick<Contract, 'id' | 'phone' | 'document_sha256'>;

/**
 * What a code is bound to: its purpose, the contract, the very document and the phone; of a change of phone also the
 * number that is wanted.
 */
export function codeParts(
  purpose: CodePurpose,
  code: string,
  contract: Bound,
  wantedPhone?: string,
): readonly string[] {
  const document = purpose === 'signing' ? (contract.document_sha256 ?? '') : '';
  const parts = [purpose, code, contract.id, document, contract.phone];
  return wantedPhone === undefined ? parts : [...parts, wantedPhone];
}
