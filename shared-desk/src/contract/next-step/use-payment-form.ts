import { useMemo, useState } from 'react';
import type { StaffContract } from 'shared-api/entities';
import { useHost, useUnsaved } from 'shared-api/react';
import { showRefusal, useSchemaResolver } from 'shared-ui/data';
import { romeDay } from 'shared-ui/format';
import { useForm } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { useContractAction } from '../../common/contract/use-contract-action';
import { dayInstant } from './day-instant';
import { type PaymentValues, paymentForm } from './payment-form';

/** Records a payment; it cannot be before the signature nor in the future. */
export function usePaymentForm(contract: StaffContract) {
  const intl = useIntl();
  const { now } = useHost();
  const { contract_uid, total, version, payment_method, signed_at, created_at } = contract;
  const schema = useMemo(() => paymentForm(total, payment_method !== null), [total, payment_method]);
  const resolver = useSchemaResolver<PaymentValues, PaymentValues>(schema);
  const [failure, setFailure] = useState<string | null>(null);
  const today = romeDay(new Date(now()).toISOString());
  const form = useForm<PaymentValues, unknown, PaymentValues>({
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onChange',
    defaultValues: { amount: total, day: today, reference: '', payment_method: payment_method ?? undefined, note: '' },
  });
  const pay = useContractAction(
    contract_uid,
    (calls, { day, note, payment_method: method, ...rest }: PaymentValues, options) =>
      calls.markAsPayed(
        {
          params: { contract_uid },
          body: {
            ...rest,
            paid_at: dayInstant(day, signed_at ?? created_at, now()),
            ...(payment_method === null ? { payment_method: method } : {}),
            ...(note ? { note } : {}),
          },
        },
        options,
      ),
    { quiet: true, version },
  );
  useUnsaved(form.formState.isDirty && !pay.isSuccess);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    await pay
      .mutateAsync(values)
      .catch((error: unknown) =>
        setFailure(showRefusal(form, error, intl, (field) => (field === 'paid_at' ? 'day' : field))),
      );
  });

  return { form, submit, failure, paying: pay.isPending, today };
}
