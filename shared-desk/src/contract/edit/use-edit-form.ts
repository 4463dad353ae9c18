import { useMemo, useRef, useState } from 'react';
import { type ManagerContractEdit, managerContractEdit, type StaffContract } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useUnsaved } from 'shared-api/react';
import { type FormSchema, type SummarisedError, useSchemaResolver } from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import type { Side } from 'shared-ui/work';
import { useContractAction } from '../../common/contract/use-contract-action';
import { fieldLabel } from '../fields/field-labels';
import { stepRefusal } from '../next-step/step-refusal';
import { changedFields, changesToSend, type EditValues, editFields, valuesOf } from './edit-values';
import { mergedValues, useConflict } from './use-conflict';

interface Correction {
  readonly changes: ManagerContractEdit;
  readonly version: number;
}

/**
 * The contract's data as a form. It compares with the version on which it was opened, whatever happens meanwhile; when
 * somebody else saved first, both versions are put side by side and nothing that was typed is lost.
 */
export function useEditForm(contract: StaffContract, onClose: () => void) {
  const intl = useIntl();
  const uid = contract.contract_uid;
  const [opened, setOpened] = useState(contract);
  const base = useMemo(() => valuesOf(opened), [opened]);
  const baseNow = useRef(base);
  baseNow.current = base;
  const [asked, setAsked] = useState<ManagerContractEdit | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { conflict, meet, forget } = useConflict(uid);

  const schema = useMemo<FormSchema<ManagerContractEdit>>(
    () => ({
      safeParse: (values) =>
        managerContractEdit.safeParse(isValues(values) ? changesToSend(values, baseNow.current) : {}),
    }),
    [],
  );
  const resolver = useSchemaResolver<EditValues, ManagerContractEdit>(schema);
  const form = useForm<EditValues, unknown, ManagerContractEdit>({
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onChange',
    defaultValues: base,
  });
  const { errors, isSubmitted } = form.formState;
  const changed = changedFields(form.watch(), base);
  const save = useContractAction(
    uid,
    (calls, { changes, version }: Correction, options) =>
      calls.update({ params: { contract_uid: uid }, body: changes }, { ...options, ifMatch: `"${version}"` }),
    { quiet: true },
  );
  useUnsaved(changed.length > 0 && !save.isSuccess);

  async function send(changes: ManagerContractEdit, version: number) {
    try {
      await save.mutateAsync({ changes, version });
      onClose();
    } catch (error) {
      setAsked(null);
      if (isApiError(error) && error.status === 412) await meet();
      else {
        forget();
        setFailure(stepRefusal(form, error, intl));
      }
    }
  }

  /** Shows what will change before it is sent. */
  const submit = form.handleSubmit((changes) => {
    setFailure(null);
    if (changed.length === 0) onClose();
    else setAsked(changes);
  });

  function keepTheirs() {
    if (!conflict) return;
    setOpened(conflict.theirs);
    form.reset(valuesOf(conflict.theirs));
    forget();
  }

  /** Saves the choice on top of the other's version: what was kept of theirs is not sent at all. */
  async function saveChosen(kept: Readonly<Record<string, Side>>) {
    if (!conflict) return;
    const { theirs } = conflict;
    const merged = mergedValues(theirs, form.getValues(), kept);
    baseNow.current = valuesOf(theirs);
    setOpened(theirs);
    form.reset(merged, { keepDefaultValues: true });
    const checked = managerContractEdit.safeParse(changesToSend(merged, valuesOf(theirs)));
    if (checked.success) await send(checked.data, theirs.version);
    else {
      forget();
      await form.trigger();
    }
  }

  const summary: SummarisedError[] = isSubmitted
    ? editFields.flatMap((field) => {
        const sentence = errors[field]?.message;
        return sentence ? [{ field, label: fieldLabel(field, intl), sentence }] : [];
      })
    : [];

  return {
    form,
    base,
    changed,
    submit,
    asked,
    confirm: () => asked && void send(asked, opened.version),
    cancel: () => setAsked(null),
    conflict,
    keepTheirs,
    saveChosen,
    backToForm: forget,
    failure,
    summary,
    saving: save.isPending,
  };
}

function isValues(values: unknown): values is EditValues {
  return typeof values === 'object' && values !== null && 'car_vin' in values;
}
