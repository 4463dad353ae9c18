import { useContractAction } from './use-contract-action';

/** Sends the link, or sends it again; after the signature the SMS with the link to choose and pay. */
export function useResendSms(uid: string, options?: { quiet?: boolean }) {
  return useContractAction(
    uid,
    (calls, _, options) => calls.resendSms({ params: { contract_uid: uid } }, options),
    options,
  );
}
