import { useState } from 'react';
import { maintenanceDone, type StaffContract } from 'shared-api/entities';
import type * as z from 'shared-api/schema';
import { showRefusal, useFailure, useSchemaResolver } from 'shared-ui/data';
import { romeDay } from 'shared-ui/format';
import { useForm } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import type { DealerCalls } from '../../common/back-office/staff-calls';
import { useContractAction } from '../../common/contract/use-contract-action';
import { useMinute } from '../../common/use-minute';
import { useContractInput } from '../use-contract-input';
import { useProposedDay } from './use-proposed-day';

type Done = z.infer<typeof maintenanceDone>;
type Values = Omit<Done, 'km'> & { km?: number | undefined };

/** Marks a service as done, on a day and at a number of kilometres, once the person has read both again. */
export function useServiceForm(
  { contract_uid, version }: StaffContract,
  { n, done_on, km }: Pick<StaffContract['maintenance'][number], 'n' | 'done_on' | 'km'>,
  complete: DealerCalls['completeMaintenance'],
  onDone?: () => void,
) {
  const intl = useIntl();
  const [failure, setFailure] = useFailure();
  const [asked, setAsked] = useState<Done | null>(null);
  const today = romeDay(useMinute());
  const resolver = useSchemaResolver<Values, Done>(maintenanceDone);
  const form = useForm<Values, unknown, Done>({
    resolver,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    defaultValues: { date: done_on ?? today, ...(km !== null && { km }) },
  });
  const { defaultValues } = form.formState;
  useProposedDay(today, (day) => {
    if (done_on === null && form.getValues('date') === defaultValues?.date)
      form.resetField('date', { defaultValue: day, keepDirty: true });
  });
  const mark = useContractAction(
    contract_uid,
    (_, body: Done, options) => complete({ params: { contract_uid, n: String(n) }, body }, options),
    { quiet: true, version },
  );
  useContractInput(form.formState.isDirty && !mark.isSuccess);

  const submit = form.handleSubmit((values) => {
    setFailure(null);
    setAsked(values);
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

  return { form, submit, failure, saving: mark.isPending, today, asked, confirm, cancel: () => setAsked(null) };
}
