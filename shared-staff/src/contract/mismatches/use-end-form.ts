import { useState } from 'react';
import { mismatchEnd, type mismatchOutcomes, type PaymentMismatch } from 'shared-api/entities';
import { useUnsaved } from 'shared-api/react';
import * as z from 'shared-api/schema';
import { showRefusal, useSchemaResolver } from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { useContractAction } from '../../common/contract/use-contract-action';

export type MismatchOutcome = (typeof mismatchOutcomes)[number];

const schema = z.strictObject({ note: mismatchEnd.shape.note });
type Values = z.infer<typeof schema>;

/** Ends one payment that waits; the answer is the contract without it. */
export function useEndForm(contract_uid: string, { id }: PaymentMismatch, outcome: MismatchOutcome) {
  const intl = useIntl();
  const [failure, setFailure] = useState<string | null>(null);
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
  useUnsaved(form.formState.isDirty && !send.isSuccess);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    await send.mutateAsync(values).catch((error: unknown) => setFailure(showRefusal(form, error, intl)));
  });
  return { form, submit, failure, sending: send.isPending };
}
