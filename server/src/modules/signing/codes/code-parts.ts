import type { CodePurpose, Contract } from '../../contracts';

type Bound = Pick<Contract, 'id' | 'phone' | 'document_sha256'>;

/**
 * The parts that a code's HMAC covers: its purpose, the contract, the document's hash and the phone; for a change of
 * phone also the new number.
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
