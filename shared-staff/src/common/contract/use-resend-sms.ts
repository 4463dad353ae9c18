import type { ContractRow } from 'shared-api/entities';
import { useContractAction } from './use-contract-action';

/**
 * Sends the link, or sends it again; after the signature the SMS with the link to choose and pay. Only where the
 * contract is still as it was seen: who has begun to sign meanwhile keeps the code.
 */
export function useResendSms(
  { contract_uid, version }: Pick<ContractRow, 'contract_uid' | 'version'>,
  options?: { quiet?: boolean },
) {
  return useContractAction(
    contract_uid,
    (calls, _, options) => calls.resendSms({ params: { contract_uid } }, options),
    {
      ...options,
      version,
    },
  );
}
