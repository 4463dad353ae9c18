import { useMemo, useRef, useState } from 'react';
import { isApiError } from 'shared-api/errors';
import { useUnsaved } from 'shared-api/react';
import { type FormSchema, useKeptKey, useSchemaResolver } from 'shared-ui/data';
import { type FieldPath, type FieldValues, useForm } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import type { ComparedField, Side } from 'shared-ui/work';
import type { Conflict, Saver } from './conflict-dialog';
import { focusField, showRefusal } from './form-errors';
import { summaryOf } from './form-summary';
import type { FramedForm } from './framed-form';
import { isValues } from './is-values';

/** A field of the form: its name for people, and its value as a text to read and compare. */
export interface RecordField<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly label: string;
  read(values: Values): string;
}

interface SaveOptions {
  readonly quiet: true;
  readonly ifMatch: string;
  readonly idempotencyKey: string;
}

export interface RecordFormOptions<Entity extends { version: number }, Values extends FieldValues, Body> {
  /** As it stands on the server. */
  readonly record: Entity;
  valuesOf(record: Entity): Values;
  /** What is sent: only what differs from the version on which the form was opened. */
  changes(values: Values, base: Values): Readonly<Record<string, unknown>>;
  /** What the server takes; the form refuses the same in the same words. */
  readonly schema: FormSchema<Body>;
  /** In the order of the page. */
  readonly fields: readonly RecordField<Values>[];
  save(body: Body, options: SaveOptions): Promise<Entity>;
  /** What stands on the server now, after somebody else saved first. */
  fetchTheirs(): Promise<Entity>;
  /** Who that was; welcome, not needed. */
  whoSaved?(): Promise<Saver | null>;
  onSaved(record: Entity): void;
}

/** A record's form, with what can still be done about its changes. */
export interface EditedForm<Values extends FieldValues, Body> extends FramedForm<Values, Body> {
  readonly dirty: boolean;
  /** The labels of what was changed, as a list to read. */
  readonly changed: string;
  readonly conflict: Conflict | null;
  discard(): void;
}

/**
 * A record as a form that sends only what was changed. When somebody else saved first, both versions are put side by
 * side field by field, and nothing that was typed is lost.
 */
export function useRecordForm<Entity extends { version: number }, Values extends FieldValues, Body extends FieldValues>(
  options: RecordFormOptions<Entity, Values, Body>,
): EditedForm<Values, Body> {
  const { record, valuesOf, changes, fields } = options;
  const intl = useIntl();
  const key = useKeptKey();
  const [opened, setOpened] = useState(record);
  const [first] = useState(() => valuesOf(record));
  const [theirs, setTheirs] = useState<Entity | null>(null);
  const [saver, setSaver] = useState<Saver | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const base = useMemo(() => valuesOf(opened), [opened, valuesOf]);
  const latest = useRef({ options, base });
  latest.current = { options, base };

  const schema = useMemo<FormSchema<Body>>(
    () => ({
      safeParse(typed) {
        const { options: now, base: from } = latest.current;
        return now.schema.safeParse(isValues<Values>(typed) ? now.changes(typed, from) : {});
      },
    }),
    [],
  );
  const form = useForm<Values, unknown, Body>({
    resolver: useSchemaResolver<Values, Body>(schema),
    mode: 'onBlur',
    reValidateMode: 'onChange',
    values: first,
  });
  const values = form.watch();
  const dirty = !isEmpty(changes(values, base));
  // A version in which nothing of this form has changed (another part of the page was saved) is no conflict.
  const seenVersion = isEmpty(changes(valuesOf(record), base)) ? record.version : opened.version;
  useUnsaved(dirty);

  const save = useMutation({
    mutationFn: ({ body, version }: { body: Body; version: number }) =>
      options.save(body, { quiet: true, ifMatch: `"${version}"`, idempotencyKey: key.of([body, version]) }),
    onSuccess(saved) {
      key.done();
      open(saved);
      options.onSaved(saved);
    },
  });

  function open(entity: Entity) {
    setOpened(entity);
    setTheirs(null);
    form.reset(valuesOf(entity));
  }

  async function meet() {
    const saved = options.whoSaved?.().catch(() => null);
    const entity = await options.fetchTheirs();
    setSaver((await saved) ?? null);
    setTheirs(entity);
  }

  async function send(body: Body, version: number) {
    setFailure(null);
    try {
      await save.mutateAsync({ body, version });
    } catch (error) {
      if (isApiError(error) && error.status === 412) return meet();
      setTheirs(null);
      setFailure(showRefusal(form, error, intl));
    }
  }

  function saveChosen(kept: Readonly<Record<string, Side>>) {
    if (!theirs) return;
    const mine = form.getValues();
    const start = valuesOf(theirs);
    const merged = fields.reduce(
      (chosen, { name }) => (kept[name] === 'mine' ? Object.assign(chosen, { [name]: mine[name] }) : chosen),
      { ...start },
    );
    setOpened(theirs);
    form.reset(merged, { keepDefaultValues: true });
    const checked = options.schema.safeParse(changes(merged, start));
    if (checked.success) return void send(checked.data, theirs.version);
    setTheirs(null);
    void form.trigger();
  }

  const compared: ComparedField[] = theirs
    ? fields.map(({ name, label, read }) => ({
        key: name,
        label,
        base: read(base),
        theirs: read(valuesOf(theirs)),
        mine: read(values),
      }))
    : [];

  return {
    form,
    dirty,
    failure,
    saving: save.isPending,
    submit: form.handleSubmit((body) => (dirty ? send(body, seenVersion) : undefined)),
    summary: summaryOf(fields, form.formState),
    focus: (field) => focusField(form, fields, field),
    changed: intl.formatList(
      fields.filter(({ name }) => form.getFieldState(name, form.formState).isDirty).map(({ label }) => label),
    ),
    discard: () => form.reset(base),
    conflict: theirs && {
      saver,
      fields: compared,
      back: () => setTheirs(null),
      keepTheirs: () => open(theirs),
      saveChosen,
    },
  };
}

function isEmpty(changes: object): boolean {
  return Object.keys(changes).length === 0;
}
