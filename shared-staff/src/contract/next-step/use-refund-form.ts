import { useState } from 'react';
import { isoDate, refund, type StaffContract } from 'shared-api/entities';
import { isFieldError } from 'shared-api/errors';
import { useHost } from 'shared-api/react';
import * as z from 'shared-api/schema';
import { showRefusal, useFailure, useSchemaResolver } from 'shared-ui/data';
import { formatMoney, romeDay } from 'shared-ui/format';
import { useForm } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { useContractAction } from '../../common/contract/use-contract-action';
import { useMinute } from '../../common/use-minute';
import { useContractInput } from '../use-contract-input';
import { useTellOvertaken } from '../use-tell-overtaken';
import { dayInstant } from './day-instant';
import { messages } from './messages';
import { useProposedDay } from './use-proposed-day';

const { amount, reference, note } = refund.shape;
const schema = z.strictObject({ amount, day: isoDate, reference, note });
type Values = z.infer<typeof schema>;

/** Records that the money went back; a note is asked for once the card provider has refused. */
export function useRefundForm(contract: StaffContract) {
  const intl = useIntl();
  const { now } = useHost();
  const { contract_uid, amount: paid, total, version, withdrawn_at, created_at } = contract;
  const [failure, setFailure] = useFailure();
  const tellOvertaken = useTellOvertaken();
  const [refused, setRefused] = useState(false);
  const today = romeDay(useMinute());
  const resolver = useSchemaResolver<Values, Values>(schema);
  const form = useForm<Values, unknown, Values>({
    resolver,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    defaultValues: { amount: paid ?? total, day: today, reference: '', note: '' },
  });
  const { defaultValues } = form.formState;
  useProposedDay(today, (day) => {
    if (form.getValues('day') === defaultValues?.day) form.resetField('day', { defaultValue: day, keepDirty: true });
  });
  const send = useContractAction(
    contract_uid,
    (calls, { day, note: how, ...rest }: Values, options) =>
      calls.markAsRefunded(
        {
          params: { contract_uid },
          body: {
            ...rest,
            refunded_at: dayInstant(day, withdrawn_at ?? created_at, now()),
            ...(how ? { note: how } : {}),
          },
        },
        options,
      ),
    { quiet: true, version },
  );
  useContractInput(form.formState.isDirty && !send.isSuccess);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    await send.mutateAsync(values).catch((error: unknown) => {
      if (isFieldError(error) && error.fields.note !== undefined) setRefused(true);
      const said = showRefusal(form, error, intl, (field) => (field === 'refunded_at' ? 'day' : field));
      setFailure(said);
      const sent = { amount: formatMoney(values.amount), reference: values.reference };
      if (said) tellOvertaken(error, intl.formatMessage(messages.notRefunded, { said, ...sent }));
    });
  });

  return { form, submit, failure, refused, refunding: send.isPending, today };
}
