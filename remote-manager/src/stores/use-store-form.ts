import { useMemo, useRef, useState } from 'react';
import { managerStores } from 'shared-api/contracts';
import { type Store, storeContactFields } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import type { CallOf } from 'shared-api/kernel';
import { useApi, useUnsaved } from 'shared-api/react';
import { hoursFault, hoursText, weekdays } from 'shared-desk/hours';
import {
  applyServerErrors,
  type FormSchema,
  failureText,
  type SummarisedError,
  useKeptKey,
  useSchemaResolver,
} from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import type { ComparedField, Side } from 'shared-ui/work';
import { storeMessages } from './store.messages';
import { storeLabel } from './store-labels';
import { changesToSend, type StoreValues, storeTexts, valuesOf } from './store-values';
import { useStoreCache } from './use-store';

type Changes = CallOf<typeof managerStores.update>['body'];

/** A dealer's contacts and hours; who saved first is compared field by field, nothing typed is lost. */
export function useStoreForm(store: Store) {
  const intl = useIntl();
  const stores = useApi().bind(managerStores);
  const put = useStoreCache();
  const key = useKeptKey();
  const params = { store_uid: store.store_uid };
  const [opened, setOpened] = useState(store);
  const base = useMemo(() => valuesOf(opened), [opened]);
  const baseNow = useRef(base);
  baseNow.current = base;
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Store | null>(null);

  const schema = useMemo<FormSchema<Changes>>(
    () => ({
      safeParse: (values) =>
        storeContactFields.safeParse(isValues(values) ? changesToSend(values, baseNow.current) : {}),
    }),
    [],
  );
  const resolver = useSchemaResolver<StoreValues, Changes>(schema);
  const form = useForm<StoreValues, unknown, Changes>({
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onChange',
    defaultValues: base,
  });
  const { errors, isSubmitted } = form.formState;
  const values = form.watch();
  // A picture that was chosen meanwhile makes a new version in which nothing of the form has changed.
  const seenVersion = isEmpty(changesToSend(valuesOf(store), base)) ? store.version : opened.version;
  const dirty = !isEmpty(changesToSend(values, base));
  const wrongHours = weekdays.some((day) => hoursFault(values.opening_hours[day] ?? []) !== null);

  const save = useMutation({
    mutationFn: ({ body, version }: { body: Changes; version: number }) =>
      stores.update(
        { params, body },
        { quiet: true, ifMatch: `"${version}"`, idempotencyKey: key.of([body, version]) },
      ),
    onSuccess: ({ data }) => {
      key.done();
      put(data);
      setOpened(data);
      setTheirs(null);
      form.reset(valuesOf(data));
    },
  });
  useUnsaved(dirty);

  async function send(body: Changes, version: number) {
    setFailure(null);
    try {
      await save.mutateAsync({ body, version });
    } catch (error) {
      if (isApiError(error) && error.status === 412) {
        setTheirs((await stores.get({ params }, { quiet: true })).data);
        return;
      }
      setTheirs(null);
      if (!isApiError(error) || error.status !== 422) return setFailure(failureText(error, intl));
      const rest = Object.values(applyServerErrors(form, error.fields)).flat();
      if (rest.length > 0) setFailure(rest.join(' '));
    }
  }

  const submit = form.handleSubmit((body) => {
    if (wrongHours) return setFailure(intl.formatMessage(storeMessages.hoursWrong));
    return dirty ? send(body, seenVersion) : undefined;
  });

  function keepTheirs() {
    if (!theirs) return;
    setOpened(theirs);
    form.reset(valuesOf(theirs));
    setTheirs(null);
  }

  function saveChosen(kept: Readonly<Record<string, Side>>) {
    if (!theirs) return;
    const mine = form.getValues();
    const merged = valuesOf(theirs);
    for (const field of storeTexts) if (kept[field] === 'mine') merged[field] = mine[field];
    if (kept.opening_hours === 'mine') merged.opening_hours = mine.opening_hours;
    const checked = storeContactFields.safeParse(changesToSend(merged, valuesOf(theirs)));
    setOpened(theirs);
    form.reset(merged, { keepDefaultValues: true });
    if (checked.success) void send(checked.data, theirs.version);
  }

  const label = (field: string) => storeLabel(field, intl);
  const compared: ComparedField[] = theirs
    ? [
        ...storeTexts.map((field) => ({
          key: field,
          label: label(field),
          base: base[field],
          theirs: valuesOf(theirs)[field],
          mine: values[field].trim(),
        })),
        {
          key: 'opening_hours',
          label: label('opening_hours'),
          base: hoursText(base.opening_hours, intl),
          theirs: hoursText(theirs.opening_hours, intl),
          mine: hoursText(values.opening_hours, intl),
        },
      ]
    : [];
  const summary: SummarisedError[] = isSubmitted
    ? storeTexts.flatMap((field) => {
        const sentence = errors[field]?.message;
        return sentence ? [{ field, label: label(field), sentence }] : [];
      })
    : [];

  return {
    form,
    submit,
    dirty,
    failure,
    summary,
    compared,
    conflict: theirs !== null,
    backToForm: () => setTheirs(null),
    keepTheirs,
    saveChosen,
    saving: save.isPending,
  };
}

function isValues(values: unknown): values is StoreValues {
  return typeof values === 'object' && values !== null && 'opening_hours' in values;
}

function isEmpty(changes: object): boolean {
  return Object.keys(changes).length === 0;
}
