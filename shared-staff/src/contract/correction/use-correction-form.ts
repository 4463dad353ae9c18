import { useMemo } from 'react';
import { paymentCorrection, type StaffContract } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import * as z from 'shared-api/schema';
import { judgedTogether, showRefusal, useFailure, useSchemaResolver } from 'shared-ui/data';
import { romeDay } from 'shared-ui/format';
import { useForm } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { useContractAction } from '../../common/contract/use-contract-action';
import { dayInstant } from '../next-step/day-instant';
import { noteToSend, noteWhereOther, paymentFields, weighedFields } from '../next-step/payment-rules';
import { useContractInput } from '../use-contract-input';
import { useTellOvertaken } from '../use-tell-overtaken';
import { messages } from './messages';

/** States a payment anew, from what was recorded of it; where nothing is another nothing is sent. */
export function useCorrectionForm(contract: StaffContract, onDone: () => void) {
  const intl = useIntl();
  const { now } = useHost();
  const { contract_uid, version, total, amount, paid_at, payment_reference, payment_note, signed_at } = contract;
  const schema = useMemo(() => correctionForm(total), [total]);
  const resolver = useSchemaResolver<Correction, Correction>(schema);
  const [failure, setFailure] = useFailure();
  const tellOvertaken = useTellOvertaken();
  const lastDay = romeDay(new Date(now()).toISOString());
  const paidOn = romeDay(paid_at ?? contract.created_at);
  const form = useForm<Correction, unknown, Correction>({
    resolver,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    // What a colleague changed meanwhile comes into the form, but for what was typed here.
    values: {
      amount: amount ?? total,
      day: paidOn,
      reference: payment_reference ?? '',
      note: payment_note ?? '',
      reason: '',
    },
    resetOptions: { keepDirtyValues: true },
  });
  const send = useContractAction(
    contract_uid,
    (calls, { day, note, ...rest }: Correction, options) =>
      calls.correctPayment(
        {
          params: { contract_uid },
          body: {
            ...rest,
            // A day that was right keeps its hour.
            paid_at: paid_at && day === paidOn ? paid_at : dayInstant(day, signed_at ?? contract.created_at, now()),
            ...noteToSend({ day, note, ...rest }, total),
          },
        },
        options,
      ),
    { quiet: true, version },
  );
  const { dirtyFields } = form.formState;
  const dirty = form.formState.isDirty && !send.isSuccess;
  useContractInput(dirty);

  const submit = form.handleSubmit(async (values) => {
    const { reason: _, ...corrected } = dirtyFields;
    const isSame = !Object.values(corrected).some(Boolean);
    setFailure(isSame ? intl.formatMessage(messages.same) : null);
    if (isSame) return;
    try {
      await send.mutateAsync(values);
      onDone();
    } catch (error) {
      const said = showRefusal(form, error, intl, (field) => (field === 'paid_at' ? 'day' : field));
      setFailure(said);
      if (said) tellOvertaken(error, intl.formatMessage(messages.notCorrected, { said }));
    }
  });

  return { form, dirty, submit, failure, correcting: send.isPending, lastDay };
}

const correction = z.strictObject({ ...paymentFields, reason: paymentCorrection.shape.reason });
type Correction = z.infer<typeof correction>;

/** @param total what the contract comes to */
function correctionForm(total: string) {
  return judgedTogether<Correction>(correction, z.object(weighedFields).check(noteWhereOther(total)));
}
