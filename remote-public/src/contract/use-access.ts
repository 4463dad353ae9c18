import { useState } from 'react';
import type { CustomerContract, OtpState } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useHost } from 'shared-api/react';
import { failureText, useOneAtATime } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import { useCustomerCalls } from '../common/contract/customer-calls';
import { useContractCache } from '../common/contract/use-contract';

function isOpening(otp: OtpState, now: number): boolean {
  return otp.tries_left > 0 && Date.parse(otp.expires_at) > now;
}

/** The access code: sent to the stored phone, then changed for half an hour of full view. */
export function useAccess(contract: CustomerContract) {
  const { contract_uid } = contract;
  const intl = useIntl();
  const calls = useCustomerCalls();
  const { put, refresh } = useContractCache(contract_uid);
  const params = { contract_uid };
  const [codeError, setCodeError] = useState<string | null>(null);
  const { now } = useHost();
  const [sent, setSent] = useState<OtpState | null>(null);
  // Of a code that was sent before this page was loaded (again), or whose answer was lost, the contract tells.
  const told = contract.otp;
  if (told !== null && isOpening(told, now()) && (sent === null || told.expires_at > sent.expires_at)) setSent(told);

  const send = useMutation({
    mutationFn: async () => (await calls.resendOtp({ params }, { quiet: true, saysSuccess: true })).data.otp,
    onMutate: () => setCodeError(null),
    onSuccess: setSent,
    // The code of before may still open.
    onError: () => void refresh(),
  });
  const open = useMutation({
    mutationFn: async (otp_code: string) =>
      (await calls.confirmOtp({ params, body: { otp_code } }, { quiet: true })).data,
    onMutate: () => setCodeError(null),
    onSuccess: (contract) => {
      put(contract);
      if (contract.view === 'masked') void refresh();
    },
    onError(error) {
      setCodeError((isApiError(error) && error.fields.otp_code?.join(' ')) || failureText(error, intl));
      // How many tries are left stands in the contract.
      void refresh();
    },
  });

  return {
    /** The code to enter; after a wrong try the contract tells how many are left of the same one. */
    otp: sent !== null && told?.expires_at === sent.expires_at ? told : sent,
    send: useOneAtATime(send.mutate),
    sending: send.isPending,
    /** Whether the code was sent from this page. */
    sentHere: send.isSuccess,
    open: useOneAtATime(open.mutate),
    opening: open.isPending,
    codeError,
    clear: () => setCodeError(null),
    failure: send.error ? failureText(send.error, intl) : null,
  };
}

export type Access = ReturnType<typeof useAccess>;
