import { useState } from 'react';
import type { CustomerContract } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { failureText } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import { useCustomerCalls } from '../common/contract/customer-calls';
import { useContractCache } from '../common/contract/use-contract';

/** The access code: sent to the stored phone, then changed for half an hour of full view. */
export function useAccess({ contract_uid }: CustomerContract) {
  const intl = useIntl();
  const calls = useCustomerCalls();
  const { put, refresh } = useContractCache(contract_uid);
  const params = { contract_uid };
  const [codeError, setCodeError] = useState<string | null>(null);

  const send = useMutation({
    mutationFn: async () => (await calls.resendOtp({ params }, { quiet: true, saysSuccess: true })).data.otp,
    onMutate: () => setCodeError(null),
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
    send,
    open,
    codeError,
    clear: () => setCodeError(null),
    failure: send.error ? failureText(send.error, intl) : null,
  };
}

export type Access = ReturnType<typeof useAccess>;
