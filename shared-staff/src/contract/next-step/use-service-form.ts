import { useState } from 'react';
import { coverEndOf, isDoubtful, lastReading, readingAtSignature } from 'shared-api/domain';
import { maintenanceDone, type StaffContract } from 'shared-api/entities';
import type * as z from 'shared-api/schema';
import { showRefusal, useCheckResolver, useFailure } from 'shared-ui/data';
import { formatNumber, parseWhole, romeDay } from 'shared-ui/format';
import { useForm } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import type { DealerCalls } from '../../common/back-office/staff-calls';
import { useContractAction } from '../../common/contract/use-contract-action';
import { useMinute } from '../../common/use-minute';
import { useContractInput } from '../use-contract-input';
import { useProposedDay } from './use-proposed-day';

type Done = z.infer<typeof maintenanceDone>;
/** Kilometres as they are typed: "21.400". */
type Values = Record<keyof Done, string>;

/** Marks a service as done, on a day and at a number of kilometres, once the person has read both again. */
export function useServiceForm(
  contract: StaffContract,
  { n, done_on, km }: Pick<StaffContract['maintenance'][number], 'n' | 'done_on' | 'km'>,
  complete: DealerCalls['completeMaintenance'],
  onDone?: () => void,
) {
  const { contract_uid, version, signed_at, km: kmAtSignature, maintenance } = contract;
  const intl = useIntl();
  const [failure, setFailure] = useFailure();
  const [asked, setAsked] = useState<Done | null>(null);
  const today = romeDay(useMinute());
  const coverEnd = coverEndOf(contract);
  const isOver = coverEnd !== null && coverEnd < today;
  // Once the cover is over no day is likelier than another.
  const proposed = isOver ? '' : today;
  // What is no number stays for the form's rules to refuse.
  const resolver = useCheckResolver<Values, Done>((typed) =>
    maintenanceDone.safeParse(
      { ...typed, km: parseWhole(typed.km) ?? (typed.km.trim() || undefined) },
      { reportInput: true },
    ),
  );
  const form = useForm<Values, unknown, Done>({
    resolver,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    defaultValues: { date: done_on ?? proposed, km: km === null ? '' : formatNumber(km) },
  });
  const { defaultValues } = form.formState;
  useProposedDay(proposed, (day) => {
    if (done_on === null && form.getValues('date') === defaultValues?.date)
      form.resetField('date', { defaultValue: day, keepDirty: true });
  });
  const mark = useContractAction(
    contract_uid,
    (_, body: Done, options) => complete({ params: { contract_uid, n: String(n) }, body }, options),
    { quiet: true, version },
  );
  useContractInput(form.formState.isDirty && !mark.isSuccess);

  const last =
    signed_at === null ? null : lastReading(maintenance, readingAtSignature({ signed_at, km: kmAtSignature }), n);
  const submit = form.handleSubmit((values) => {
    setFailure(null);
    // What is doubtful is told in the question that follows, whose answer confirms it.
    setAsked({ ...values, ...(last !== null && isDoubtful(values, last) && { km_confirmed: true }) });
  });
  async function confirm(values: Done) {
    try {
      await mark.mutateAsync(values);
      onDone?.();
    } catch (error) {
      setFailure(showRefusal(form, error, intl));
    }
    setAsked(null);
  }

  return {
    form,
    submit,
    failure,
    saving: mark.isPending,
    latest: isOver ? coverEnd : today,
    asked,
    confirm,
    cancel: () => setAsked(null),
  };
}
