import { useState } from 'react';
import { useUnsaved } from 'shared-api/react';
import { type FormSchema, showRefusal, useCheckResolver, useFailure, useIdempotencyKey } from 'shared-ui/data';
import { type FieldPath, type FieldValues, useForm } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import { type FramedForm, focusField, summaryOf } from 'shared-ui/work';

interface CreateOptions {
  readonly quiet: true;
  readonly idempotencyKey: string;
}

interface NewRecordFormOptions<Entity, Values extends FieldValues, Body> {
  /** What stands in the form at first: nothing, or another record's values. */
  readonly first: Values;
  /** What is sent, for the schema to check. */
  toBody(values: Values): Readonly<Record<string, unknown>>;
  readonly schema: FormSchema<Body>;
  readonly fields: readonly { readonly name: FieldPath<Values>; readonly label: string }[];
  create(body: Body, options: CreateOptions): Promise<Entity>;
  /** The form holds nothing unsaved any more: the way is free. */
  onCreated(record: Entity): void;
}

/** A form for a record that does not exist yet. */
export function useNewRecordForm<Entity, Values extends FieldValues, Body extends FieldValues>(
  options: NewRecordFormOptions<Entity, Values, Body>,
): FramedForm<Values, Body> {
  const intl = useIntl();
  const withKey = useIdempotencyKey();
  const [first] = useState(options.first);
  const [failure, setFailure] = useFailure();
  const form = useForm<Values, unknown, Body>({
    resolver: useCheckResolver<Values, Body>((typed) =>
      options.schema.safeParse(options.toBody(typed), { reportInput: true }),
    ),
    mode: 'onBlur',
    reValidateMode: 'onChange',
    values: first,
  });
  const { isDirty } = form.formState;
  const release = useUnsaved(isDirty);
  const create = useMutation({
    mutationFn: (body: Body) =>
      withKey(body, (idempotencyKey) => options.create(body, { quiet: true, idempotencyKey })),
    onSuccess(record) {
      release();
      options.onCreated(record);
    },
    onError(error) {
      setFailure(showRefusal(form, error, intl));
    },
  });

  return {
    form,
    failure,
    saving: create.isPending,
    submit: form.handleSubmit((body) => {
      setFailure(null);
      create.mutate(body);
    }),
    summary: summaryOf(options.fields, form.formState),
    focus: (field) => focusField(form, options.fields, field),
  };
}
