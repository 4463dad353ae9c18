import { useEffect, useRef, useState } from 'react';
import { romeDate } from 'shared-api/domain';
import type { NewManagerContract, OfferedPackage, StaffContract } from 'shared-api/entities';
import { useHost, useUnsaved } from 'shared-api/react';
import * as z from 'shared-api/schema';
import { type SummarisedError, useFormFailure } from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { fieldMessages } from './field.messages';
import { focusField } from './focus-field';
import type { Purpose } from './form-schema';
import { leftToCustomer, problemsOf } from './problems';
import { sectionStates } from './sections';
import { useCreate } from './use-create';
import { type Check, useFormResolver } from './use-form-resolver';
import { useFormLeftBehind, useKeptForm } from './use-kept-form';
import { emptyForm, type FormValues, type Kind, textFields } from './values';

const keptForm = z.record(z.string(), z.unknown());

/**
 * The form of a new contract: kept on the server as it grows, checked by the server's own rules, sent once whatever
 * happens on the way.
 * @param onMade leads on once the contract is there
 */
export function useNewContract(kind: Kind, onMade: (contract: StaffContract, purpose: Purpose) => void) {
  const intl = useIntl();
  const { now } = useHost();
  const root = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const check = useRef<Check>({ purpose: 'sms', complete: false });
  const [empty] = useState(() => emptyForm(kind, romeDate(new Date(now()))));
  const [refused, setRefused] = useState(false);
  const form = useForm<FormValues, unknown, NewManagerContract>({
    resolver: useFormResolver(check),
    mode: 'onBlur',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: empty,
  });
  const failure = useFormFailure(form);
  const create = useCreate();
  const values = form.watch();
  const { errors } = form.formState;
  const touched = textFields.some((field) => field !== 'store_uid' && values[field] !== empty[field]);

  const behind = useFormLeftBehind();
  const [decided, setDecided] = useState(false);
  const earlier = behind.data ? readKeptForm(behind.data.value, empty) : null;
  const offered = !decided && behind.data && earlier ? { at: behind.data.at, values: earlier } : null;
  const keeping = useKeptForm(values, touched && behind.isSuccess && !offered && !create.isSuccess);
  const release = useUnsaved(touched && !create.isSuccess, { kept: keeping.isKept });

  // Who signs on another way needs other fields: what was told as missing follows.
  const { way } = values;
  useEffect(() => {
    if (check.current.purpose === way) return;
    check.current = { ...check.current, purpose: way };
    if (check.current.complete) void form.trigger();
  }, [way, form]);

  async function send(body: NewManagerContract, purpose: Purpose) {
    try {
      const contract = await create.mutateAsync(body);
      release();
      void keeping.forget();
      onMade(contract, purpose);
    } catch (error) {
      busy.current = false;
      setRefused(true);
      failure.show(error);
    }
  }

  /** Asks for the contract; what is missing or wrong gets the focus. */
  async function make(purpose: Purpose, offer: OfferedPackage | undefined): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    check.current = { purpose, complete: true };
    failure.clear();
    setRefused(false);
    await form.handleSubmit(
      (body) =>
        send({ ...body, ...(offer && { total: offer.total }), ...(purpose === 'sms' && { send: true }) }, purpose),
      () => {
        busy.current = false;
        const { missing, wrong } = problemsOf(form.getValues(), purpose);
        const first = textFields.find((field) => missing.includes(field) || wrong.includes(field));
        if (first) focusField(root.current, first);
      },
    )();
  }

  const summary: SummarisedError[] = refused
    ? textFields.flatMap((field) => {
        const sentence = errors[field]?.message;
        return sentence ? [{ field, label: intl.formatMessage(fieldMessages[field]), sentence }] : [];
      })
    : [];
  const problems = problemsOf(values, way);
  const left = leftToCustomer(values);

  return {
    root,
    form,
    values,
    problems,
    /** What the customer completes from the link. */
    left,
    states: sectionStates({ ...problems, missing: [...problems.missing, ...left] }),
    make,
    making: create.isPending || create.isSuccess,
    failure: failure.note,
    summary,
    keeping,
    touched,
    offered,
    /** Takes up the form that was left behind. */
    resume() {
      if (!offered) return;
      form.reset(offered.values, { keepDefaultValues: true });
      setDecided(true);
    },
    /** Throws it away and begins anew. */
    discard() {
      void keeping.forget();
      setDecided(true);
      focusField(root.current, 'car_vin');
    },
  };
}

export type NewContractForm = ReturnType<typeof useNewContract>;

/** A form that was kept on the server, as far as it can be read today; null when it is none. */
function readKeptForm(kept: unknown, empty: FormValues): FormValues | null {
  const parsed = keptForm.safeParse(kept);
  if (!parsed.success) return null;
  const { data } = parsed;
  const text = (field: string, instead: string) => (typeof data[field] === 'string' ? data[field] : instead);
  return {
    ...empty,
    ...Object.fromEntries(textFields.map((field) => [field, text(field, empty[field])])),
    found_vin: text('found_vin', ''),
    phone_confirmed: data.phone_confirmed === true,
    kind: data.kind === 'rental' ? 'rental' : 'care',
    way: data.way === 'counter' ? 'counter' : 'sms',
  };
}
