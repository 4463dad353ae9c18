import { useEffect, useEffectEvent, useMemo } from 'react';
import { type PaymentMethod, paymentMethods } from 'shared-api/domain';
import type { StaffContract } from 'shared-api/entities';
import { rule } from 'shared-api/messages';
import { useHost } from 'shared-api/react';
import * as z from 'shared-api/schema';
import { judgedTogether, showRefusal, useFailure, useSchemaResolver } from 'shared-ui/data';
import { formatMoney, romeDay } from 'shared-ui/format';
import { useForm } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { useContractAction } from '../../common/contract/use-contract-action';
import { useMinute } from '../../common/use-minute';
import { useContractInput } from '../use-contract-input';
import { useTellOvertaken } from '../use-tell-overtaken';
import { dayInstant } from './day-instant';
import { messages } from './messages';
import { noteToSend, noteWhereOther, paymentFields, weighedFields } from './payment-rules';
import { useProposedDay } from './use-proposed-day';

/** Records a payment; it cannot be before the signature nor in the future, nor after a deadline that passed unpaid. */
export function usePaymentForm(contract: StaffContract) {
  const intl = useIntl();
  const { now } = useHost();
  const { contract_uid, total, version, payment_method, signed_at, created_at, deleted_at, deletion_at } = contract;
  const schema = useMemo(() => paymentForm(total, payment_method !== null), [total, payment_method]);
  const resolver = useSchemaResolver<PaymentValues, PaymentValues>(schema);
  const [failure, setFailure] = useFailure();
  const tellOvertaken = useTellOvertaken();
  const ended = deleted_at && deletion_at ? Date.parse(deletion_at) : null;
  const today = romeDay(useMinute());
  const lastDay = ended === null ? today : romeDay(new Date(ended).toISOString());
  const form = useForm<PaymentValues, unknown, PaymentValues>({
    resolver,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    defaultValues: {
      amount: total,
      // Of what expired nobody paid on the last day of all: the day is asked for.
      day: ended === null ? lastDay : '',
      reference: '',
      payment_method: payment_method ?? undefined,
      note: '',
    },
  });
  const { defaultValues } = form.formState;
  useProposedDay(today, (day) => {
    if (ended === null && form.getValues('day') === defaultValues?.day)
      form.resetField('day', { defaultValue: day, keepDirty: true });
  });
  // What the customer chooses while the page is open stands there, but for who has said how the money came.
  const proposeMethod = useEffectEvent((chosen: PaymentMethod) => {
    if ((form.getValues('payment_method') ?? undefined) === defaultValues?.payment_method)
      form.resetField('payment_method', { defaultValue: chosen });
  });
  useEffect(() => {
    if (payment_method !== null) proposeMethod(payment_method);
  }, [payment_method]);
  const pay = useContractAction(
    contract_uid,
    (calls, { day, note, payment_method: method, ...rest }: PaymentValues, options) =>
      calls.markAsPayed(
        {
          params: { contract_uid },
          body: {
            ...rest,
            paid_at: dayInstant(day, signed_at ?? created_at, ended ?? now()),
            ...(method === payment_method ? {} : { payment_method: method }),
            ...noteToSend({ day, note, ...rest }, total),
          },
        },
        options,
      ),
    { quiet: true, version },
  );
  useContractInput(form.formState.isDirty && !pay.isSuccess);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    await pay.mutateAsync(values).catch((error: unknown) => {
      const said = showRefusal(form, error, intl, (field) => (field === 'paid_at' ? 'day' : field));
      setFailure(said);
      const { amount, reference } = values;
      if (said)
        tellOvertaken(error, intl.formatMessage(messages.notPaid, { said, amount: formatMoney(amount), reference }));
    });
  });

  return { form, submit, failure, paying: pay.isPending, lastDay };
}

// Of radios without a choice the form holds null.
const method = z.enum(paymentMethods, rule('paymentMethod'));
const payment = z.strictObject({ ...paymentFields, payment_method: z.optional(method) });
type PaymentValues = z.infer<typeof payment>;

/**
 * What the dealer fills in when the money is there.
 * @param total what the contract comes to
 * @param chosen whether the customer has said how they pay
 */
function paymentForm(total: string, chosen: boolean) {
  const together = z.object(weighedFields).check(noteWhereOther(total));
  return judgedTogether<PaymentValues>(chosen ? payment : z.extend(payment, { payment_method: method }), together);
}
