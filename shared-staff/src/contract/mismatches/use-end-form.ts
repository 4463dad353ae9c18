import { mismatchEnd, type mismatchOutcomes, type PaymentMismatch } from 'shared-api/entities';
import * as z from 'shared-api/schema';
import { showRefusal, useFailure, useSchemaResolver } from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { useContractAction } from '../../common/contract/use-contract-action';
import { useContractInput } from '../use-contract-input';
import { useTellOvertaken } from '../use-tell-overtaken';
import { messages } from './messages';

export type MismatchOutcome = (typeof mismatchOutcomes)[number];

const schema = z.strictObject({ note: mismatchEnd.shape.note });
type Values = z.infer<typeof schema>;

/** Ends one payment that waits; the answer is the contract without it. */
export function useEndForm(contract_uid: string, { id }: PaymentMismatch, outcome: MismatchOutcome) {
  const intl = useIntl();
  const tellOvertaken = useTellOvertaken();
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
      if (told)
        tellOvertaken(error, intl.formatMessage(messages.overtaken, { said: told, outcome, note: values.note }));
    });
  });
  return { form, submit, failure, sending: send.isPending };
}
