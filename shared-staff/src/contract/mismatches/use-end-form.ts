import { mismatchEnd, type mismatchOutcomes, type PaymentMismatch } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useNotify } from 'shared-api/react';
import * as z from 'shared-api/schema';
import { showRefusal, useFailure, useSchemaResolver } from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { useContractAction } from '../../common/contract/use-contract-action';
import { useContractInput } from '../use-contract-input';

export type MismatchOutcome = (typeof mismatchOutcomes)[number];

const schema = z.strictObject({ note: mismatchEnd.shape.note });
type Values = z.infer<typeof schema>;

/** Ends one payment that waits; the answer is the contract without it. */
export function useEndForm(contract_uid: string, { id }: PaymentMismatch, outcome: MismatchOutcome) {
  const intl = useIntl();
  const notify = useNotify();
  const [failure, setFailure] = useFailure();
  const form = useForm<Values>({
    resolver: useSchemaResolver<Values, Values>(schema),
    defaultValues: { note: '' },
  });
  const send = useContractAction(
    contract_uid,
    (calls, { note }: Values, options) =>
      calls.closePaymentMismatch({ params: { contract_uid, id }, body: { outcome, note } }, options),
    { quiet: true },
  );
  useContractInput(form.formState.isDirty && !send.isSuccess);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    await send.mutateAsync(values).catch((error: unknown) => {
      const told = showRefusal(form, error, intl);
      setFailure(told);
      // Somebody else was faster: this form goes when the contract is read anew, and what it says with it.
      if (told && isApiError(error) && error.failure.code === 'status') notify({ text: told, type: 'warning' });
    });
  });
  return { form, submit, failure, sending: send.isPending };
}
