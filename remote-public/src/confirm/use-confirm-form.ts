import { useEffect } from 'react';
import type { CustomerContract } from 'shared-api/entities';
import { isFieldError } from 'shared-api/errors';
import { useUnsaved } from 'shared-api/react';
import {
  applyServerErrors,
  failureText,
  type SummarisedError,
  useFailure,
  useOneAtATime,
  useSchemaResolver,
} from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { type IntlShape, useIntl } from 'shared-ui/intl';
import { useQueryClient } from 'shared-ui/query';
import type { CustomerValues, FunnelState } from '../common/funnel/funnel-state';
import { stepPath } from '../common/funnel/paths';
import { useFunnel } from '../common/funnel/use-funnel';
import { noticeState } from '../common/journey/use-notice';
import { classifyRefusal } from './classify-refusal';
import { type ConfirmedCustomer, customerForm, labelledFields } from './customer-form';
import { messages } from './messages';
import { neededMessages } from './needed.messages';
import { useNavigateWhileHere } from './use-navigate-while-here';
import { useProfile } from './use-profile';
import { ChangedMeanwhile, useSaveContract } from './use-save-contract';

/** The person's form: kept at every change, checked by the server's own rules, its refusals put at their places. */
export function useConfirmForm(state: FunnelState) {
  const intl = useIntl();
  const navigate = useNavigateWhileHere();
  const { update } = useFunnel();
  const client = useQueryClient();
  const save = useSaveContract(state);
  const [failure, setFailure] = useFailure();
  const resolver = useSchemaResolver<CustomerValues, ConfirmedCustomer>(customerForm, neededMessages);
  const form = useForm<CustomerValues, unknown, ConfirmedCustomer>({
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onChange',
    defaultValues: state.customer,
  });
  const { errors, isDirty, isSubmitted } = form.formState;

  useProfile(form);
  useUnsaved(isDirty && !save.isSuccess, { kept: true });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => update((before) => ({ ...before, customer: values })),
      }),
    [form, update],
  );

  function refuse(error: unknown, customer: ConfirmedCustomer) {
    if (error instanceof ChangedMeanwhile) {
      setFailure(writtenElsewhere(intl, error.contract, customer));
      return;
    }
    if (!isFieldError(error)) {
      setFailure(failureText(error, intl));
      return;
    }
    const refusal = classifyRefusal(error);
    if (refusal.kind === 'step') {
      // What that step knew of before is what was refused.
      client.removeQueries({ queryKey: ['public', refusal.step === 'store' ? 'dealers' : 'offers'] });
      navigate(stepPath(state.vin, refusal.step), { state: noticeState(refusal.sentence, refusal.fields) });
      return;
    }
    const rest = applyServerErrors(form, error.fields);
    const unplaced = Object.values(rest).flat();
    if (unplaced.length > 0 || Object.keys(error.fields).length === 0) setFailure(unplaced.join(' ') || error.message);
  }

  const begin = useOneAtATime<ConfirmedCustomer>(async (customer, { onSettled }) => {
    setFailure(null);
    try {
      const { path, message } = await save.mutateAsync(customer);
      navigate(path, { state: noticeState(message) });
    } catch (error) {
      refuse(error, customer);
    }
    onSettled();
  });
  const submit = form.handleSubmit((customer) => begin(customer));

  const summary: SummarisedError[] = isSubmitted
    ? labelledFields.flatMap(({ field, label }) => {
        const sentence = errors[field]?.message;
        return sentence ? [{ field, label: intl.formatMessage(label), sentence }] : [];
      })
    : [];

  return { form, submit, failure, summary, saving: save.isPending };
}

/** That somebody else has changed the contract, and what stands there where this form says something else. */
function writtenElsewhere(intl: IntlShape, contract: CustomerContract, typed: ConfirmedCustomer): string {
  const theirs = labelledFields.flatMap(({ field, label }) => {
    const written = contract[field] ?? '';
    if (typeof written !== 'string' || written === (typed[field] ?? '')) return [];
    return [intl.formatMessage(messages.writtenThere, { field: intl.formatMessage(label), written })];
  });
  return theirs.length === 0
    ? intl.formatMessage(messages.changedMeanwhile)
    : intl.formatMessage(messages.changedMeanwhileTo, { written: intl.formatList(theirs, { type: 'unit' }) });
}
