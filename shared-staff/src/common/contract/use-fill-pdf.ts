import { useContractAction } from './use-contract-action';

/** Fills and seals the scheda of a signed contract, where that failed by itself or has to be done again. */
export function useFillPdf(uid: string) {
  return useContractAction(uid, (calls, _, options) => calls.fillPdf({ params: { contract_uid: uid } }, options));
}
