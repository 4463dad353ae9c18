import type { CustomerContractProps } from './remote-module';

/**
 * Under which name a customer's contract stands among the page's server data: the page that shows the contract and the
 * extension that changes it have one answer between them.
 */
export function customerContractKey({ contractUid, base }: CustomerContractProps): readonly [string, string, string] {
  return [base, 'contract', contractUid];
}
