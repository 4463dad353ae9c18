import { useEffect, useRef, useState } from 'react';
import { romeDate } from 'shared-api/domain';
import type { Draft, NewManagerContract, OfferedPackage, StaffContract } from 'shared-api/entities';
import { useHost, useNotify, useUnsaved } from 'shared-api/react';
import { type SummarisedError, useFormFailure } from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { messages } from '../messages';
import { fieldMessages } from './field.messages';
import { fieldList } from './field-noun';
import { focusField } from './focus-field';
import type { Purpose } from './form-schema';
import { leftToCustomer, type Problems, problemsOf } from './problems';
import { sectionStates } from './sections';
import { useCreate } from './use-create';
import { useDraftAutosave } from './use-draft-autosave';
import { type Check, useFormResolver } from './use-form-resolver';
import { emptyForm, type FormValues, type Kind, readForm, textFields } from './values';

/** Two sentences, and the page changes meanwhile. */
const toReadMs = 8_000;

interface NewContract {
  readonly kind: Kind;
  /** A VIN to begin with; may be empty. */
  readonly vin: string;
  /** The name under which the form is kept. */
  readonly formKey: string;
  /** What was kept under that name, where it is taken up again. */
  readonly earlier: Draft | null;
  /** Leads on once the contract is there. */
  onMade(contract: StaffContract, purpose: Purpose): void;
  /** Leads on once a form that can be no contract yet is kept. */
  onKept(): void;
}

/**
 * The form of a new contract: kept on the server as it grows, checked by the server's own rules, sent once whatever
 * happens on the way.
 */
export function useNewContract({ kind, vin, formKey, earlier, onMade, onKept }: NewContract) {
  const intl = useIntl();
  const { now } = useHost();
  const notify = useNotify();
  const root = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const check = useRef<Check>({ purpose: 'sms', complete: false });
  const [empty] = useState(() => emptyForm(kind, romeDate(new Date(now()))));
  const [start] = useState(() => (earlier ? readForm(earlier.value, empty) : { ...empty, car_vin: vin }));
  const [refused, setRefused] = useState(false);
  const [heldBack, setHeldBack] = useState(0);
  const form = useForm<FormValues, unknown, NewManagerContract>({
    resolver: useFormResolver(check),
    mode: 'onBlur',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: start,
  });
  const failure = useFormFailure(form);
  const create = useCreate();
  const values = form.watch();
  const { errors } = form.formState;
  const touched = textFields.some((field) => field !== 'store_uid' && values[field] !== empty[field]);

  const keeping = useDraftAutosave({
    formKey,
    content: values,
    active: touched && !create.isSuccess,
    earlier,
  });
  // What was emptied is not found again: it may have been another customer's.
  const { forget } = keeping;
  const emptied = !touched && keeping.savedAt !== null && keeping.elsewhere === null && !create.isSuccess;
  useEffect(() => {
    if (emptied) void forget();
  }, [emptied, forget]);
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
      const contract = await create.mutateAsync({ body, purpose });
      release();
      void keeping.forget();
      onMade(contract, purpose);
    } catch (error) {
      busy.current = false;
      setRefused(true);
      failure.show(error);
    }
  }

  /** A contract freezes a price: what has no package, or something wrong, is kept as a form and says so. */
  async function keepForLater(problems: Problems): Promise<void> {
    if (!touched) {
      notify({ type: 'warning', text: intl.formatMessage(messages.nothingToSave) });
      return;
    }
    busy.current = true;
    const isKept = await keeping.keep();
    busy.current = false;
    // Why not, and that it is tried again, stands in the page's head.
    if (!isKept) return;
    release();
    const told = problems.missing.length > 0 ? messages.keptMissing : messages.keptWrong;
    const fields = problems.missing.length > 0 ? problems.missing : problems.wrong;
    const named = { count: fields.length, fields: fieldList(fields, intl) };
    notify({ type: 'success', text: intl.formatMessage(told, named), timeout: toReadMs });
    onKept();
  }

  /** Asks for the contract; what is missing or wrong gets the focus. */
  async function make(purpose: Purpose, offer: OfferedPackage | undefined): Promise<void> {
    if (busy.current) return;
    const problems = problemsOf(form.getValues(), purpose);
    const isUnfit = problems.missing.length + problems.wrong.length > 0;
    if (purpose === 'draft' && isUnfit && keeping.elsewhere === null) return keepForLater(problems);
    busy.current = true;
    // Of a form that went on elsewhere there may be a contract.
    if (!(await keeping.look())) {
      busy.current = false;
      setHeldBack((times) => times + 1);
      return;
    }
    check.current = { purpose, complete: true };
    failure.clear();
    setRefused(false);
    await form.handleSubmit(
      (body) =>
        send({ ...body, ...(offer && { total: offer.total }), ...(purpose === 'sms' && { send: true }) }, purpose),
      () => {
        busy.current = false;
        setRefused(true);
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
    formKey,
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
    /** How often a contract was not made because the form went on elsewhere. */
    heldBack,
  };
}

export type NewContractForm = ReturnType<typeof useNewContract>;
