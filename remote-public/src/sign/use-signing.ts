import { useState } from 'react';
import type { CustomerContract } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { failureText, useFailure, useIdempotencyKey, useOneAtATime } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import { useCustomerCalls } from '../common/contract/customer-calls';
import { useContractCache } from '../common/contract/use-contract';
import { afterSigning } from '../common/funnel/funnel-state';
import { useFunnel } from '../common/funnel/use-funnel';

export interface Consents {
  readonly general: true;
  readonly marketing: boolean;
  readonly survey: boolean;
}

/** Where the code went stands above its field; a notice would outlive the code, over the payment. */
const saidHere = { quiet: true, saysSuccess: true } as const;

/** What the person does to sign: ask for the code, ask for a new one, sign with it. */
export function useSigning({ contract_uid }: CustomerContract) {
  const intl = useIntl();
  const calls = useCustomerCalls();
  const { state, update } = useFunnel();
  const { put, refresh } = useContractCache(contract_uid);
  const withKey = useIdempotencyKey();
  const params = { contract_uid };
  const [failure, setFailure] = useFailure();
  const [codeError, setCodeError] = useState<string | null>(null);

  function clean() {
    setFailure(null);
    setCodeError(null);
  }

  /** Two people, or two windows, may act at once: the contract is asked for again after each refusal. */
  function refused(error: unknown) {
    setFailure(failureText(error, intl));
    void refresh();
  }

  const ask = useMutation({
    mutationFn: (consents: Consents | null) =>
      withKey(['sign', consents], (idempotencyKey) =>
        calls.sign({ params, body: { terms: true, clauses: true, ...consents } }, { ...saidHere, idempotencyKey }),
      ),
    onMutate: clean,
    onSuccess: ({ data }) => put(data),
    onError: refused,
  });

  const resend = useMutation({
    mutationFn: () => calls.resendOtp({ params }, saidHere),
    onMutate: clean,
    onSuccess: ({ data }) => put(data),
    onError: refused,
  });

  const confirm = useMutation({
    mutationFn: (otp_code: string) =>
      withKey(['confirm', otp_code], (idempotencyKey) =>
        calls.confirmOtp({ params, body: { otp_code } }, { quiet: true, idempotencyKey }),
      ),
    onMutate: clean,
    onSuccess: ({ data }) => {
      // This contract's journey is over: what was typed for it is not kept any longer; those of other cars are.
      if (state.contract_uid === contract_uid) update(afterSigning);
      put(data);
    },
    onError: (error) => {
      const sentence = isApiError(error) ? error.fields.otp_code?.join(' ') : undefined;
      if (sentence === undefined) return refused(error);
      setCodeError(sentence);
      void refresh();
    },
  });

  const newest = resend.data ?? ask.data;
  return {
    ask: useOneAtATime(ask.mutate),
    asking: ask.isPending,
    resend: useOneAtATime(resend.mutate),
    resending: resend.isPending,
    resent: resend.isSuccess,
    confirm: useOneAtATime(confirm.mutate),
    confirming: confirm.isPending,
    /** The code that was asked for here; undefined for one that came before the page was opened. */
    asked: newest?.data.otp?.expires_at,
    failure,
    codeError,
    clearCodeError: () => setCodeError(null),
  };
}

export type Signing = ReturnType<typeof useSigning>;
