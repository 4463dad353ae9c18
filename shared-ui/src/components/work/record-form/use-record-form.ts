import { useEffect, useMemo, useRef, useState } from 'react';
import { isApiError } from 'shared-api/errors';
import {
  bothChecked,
  type Checked,
  keepTypedSince,
  showRefusal,
  useCheckResolver,
  useFailure,
  useIdempotencyKey,
} from 'shared-ui/data';
import { type FieldValues, useForm } from 'shared-ui/forms';
import { type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import type { Side } from '../compare/compared-fields';
import { summaryOf } from './form-summary';
import { type FramedForm, focusField } from './framed-form';
import { messages } from './messages';
import { type Conflict, compareFields, mergeFields, type RecordField, type Saver } from './record-conflict';

interface SaveOptions {
  readonly quiet: true;
  readonly ifMatch: string;
  readonly idempotencyKey: string;
}

interface RecordFormOptions<Entity extends { readonly version: number }, Values extends FieldValues, Changes, Body> {
  /** As it stands on the server. */
  readonly record: Entity;
  valuesOf(record: Entity): Values;
  /** What is sent: only what differs from the version on which the form was opened. */
  changes(values: Values, base: Values): Changes;
  /** What the server takes; the form refuses the same in the same words. */
  readonly schema: { safeParse(changes: Changes, options: { reportInput: true }): Checked<Body> };
  /** Rules about several fields, on all that the form holds: they are told beside what is wrong with each. */
  together?(values: Values, base: Values): Checked<unknown>;
  /** In the order of the page. */
  readonly fields: readonly RecordField<Values>[];
  /** The form's field for the server's, where they differ. */
  nameOf?(field: string): string;
  /** Fields that mean nothing for each other: what somebody else changed in another one is no conflict. */
  readonly independent?: boolean;
  /** Versions tell two states apart, not which is the later: the later one may have the lower number. */
  readonly unordered?: boolean;
  save(body: Body, options: SaveOptions): Promise<Entity>;
  /** What is said where the record is there no more; that it was deleted, unless told. */
  readonly gone?: MessageDescriptor;
  /** What stands on the server now, after somebody else saved first. */
  fetchTheirs(): Promise<Entity>;
  /** Who that was; welcome, not needed. */
  whoSaved?(theirs: Entity): Promise<Saver | null>;
  onSaved(record: Entity): void;
}

/** A record's form, with what can still be done about its changes. */
export interface EditedForm<Entity, Values extends FieldValues, Body> extends FramedForm<Values, Body> {
  /** The values of the version on which the form stands. */
  readonly base: Values;
  readonly values: Values;
  /** Whether something would be lost by leaving: the page asks then (`useUnsaved`). */
  readonly dirty: boolean;
  /** The labels of what was changed, as a list to read. */
  readonly changed: string;
  readonly conflict: Conflict | null;
  /** Sends what was checked, for a form that asks before; `submit` does it at once. */
  send(body: Body): Promise<void>;
  discard(): void;
  /** Shows this version in place of everything that was typed. */
  show(record: Entity): void;
}

/**
 * A record as a form that sends only what was changed. When somebody else saved first (412), both versions are put side
 * by side field by field, and nothing that was typed is lost.
 */
export function useRecordForm<
  Entity extends { readonly version: number },
  Values extends FieldValues,
  Changes extends object,
  Body extends FieldValues,
>(options: RecordFormOptions<Entity, Values, Changes, Body>): EditedForm<Entity, Values, Body> {
  const { record, valuesOf, changes, fields, schema } = options;
  const intl = useIntl();
  const withKey = useIdempotencyKey();
  const [opened, setOpened] = useState(record);
  // What the page still showed when the form took another state, until the page shows that, too.
  const [left, setLeft] = useState<number | null>(null);
  const [first] = useState(() => valuesOf(record));
  const [theirs, setTheirs] = useState<Entity | null>(null);
  const [saver, setSaver] = useState<Saver | null>(null);
  const [failure, setFailure] = useFailure();
  const base = useMemo(() => valuesOf(opened), [opened, valuesOf]);
  // A choice between two versions is checked before it is rendered.
  const checkedAgainst = useRef(base);
  checkedAgainst.current = base;

  const form = useForm<Values, unknown, Body>({
    resolver: useCheckResolver<Values, Body>((typed) => {
      const each = schema.safeParse(changes(typed, checkedAgainst.current), { reportInput: true });
      const together = options.together?.(typed, checkedAgainst.current);
      return together ? bothChecked(each, together) : each;
    }),
    mode: 'onBlur',
    reValidateMode: 'onChange',
    values: first,
  });
  const values = form.watch();
  const dirty = !isEmpty(changes(values, base));
  // A version in which nothing of this form has changed (another part of the page was saved) is no conflict.
  const seenVersion = isEmpty(changes(valuesOf(record), base)) ? record.version : opened.version;

  const save = useMutation({
    mutationFn: ({ body, version }: { body: Body; version: number }) =>
      withKey([body, version], (idempotencyKey) =>
        options.save(body, { quiet: true, ifMatch: `"${version}"`, idempotencyKey }),
      ),
    onMutate: () => keepTypedSince(form),
    onSuccess(saved, _, put) {
      show(saved, put);
      options.onSaved(saved);
    },
  });

  function show(entity: Entity, put: (values: Values) => void = form.reset) {
    setOpened(entity);
    setLeft(record.version);
    setTheirs(null);
    setFailure(null);
    put(valuesOf(entity));
  }

  async function send(body: Body, version: number, againAllowed = true): Promise<void> {
    setFailure(null);
    try {
      await save.mutateAsync({ body, version });
    } catch (error) {
      if (isApiError(error) && error.status === 412) return meet(againAllowed);
      refuse(error);
    }
  }

  /** Says what was wrong, with everything that was typed. */
  function refuse(error: unknown): null {
    setTheirs(null);
    // The server's sentence speaks of an address: here a record was there until somebody deleted it.
    const isGone = isApiError(error) && error.status === 404;
    setFailure(
      isGone ? intl.formatMessage(options.gone ?? messages.gone) : showRefusal(form, error, intl, options.nameOf),
    );
    return null;
  }

  /** Somebody else saved first. What does not touch this form's changes is taken without a question, once. */
  async function meet(againAllowed: boolean): Promise<void> {
    const entity = await options.fetchTheirs().catch(refuse);
    if (entity === null) return;
    const versions = { base: checkedAgainst.current, theirs: valuesOf(entity), mine: form.getValues() };
    const touched = compareFields(fields, versions).filter(
      (field) => field.theirs !== field.base && !(options.independent && field.mine === field.base),
    );
    if (againAllowed && touched.length === 0) {
      const mine = compareFields(fields, versions).filter((field) => field.mine !== field.base);
      return saveOnTop(entity, Object.fromEntries(mine.map((field) => [field.key, 'mine' as const])), false);
    }
    setSaver((await options.whoSaved?.(entity).catch(() => null)) ?? null);
    setTheirs(entity);
  }

  async function saveOnTop(entity: Entity, kept: Readonly<Record<string, Side>>, againAllowed = true): Promise<void> {
    const start = valuesOf(entity);
    const merged = mergeFields(fields, { theirs: start, mine: form.getValues() }, kept);
    checkedAgainst.current = start;
    setOpened(entity);
    // Still a form that was sent: what is refused now stays at its field when the dialog gives the focus back.
    form.reset(merged, { keepDefaultValues: true, keepIsSubmitted: true });
    const chosen = changes(merged, start);
    if (isEmpty(chosen)) return show(entity);
    const checked = schema.safeParse(chosen, { reportInput: true });
    if (checked.success) return send(checked.data, entity.version, againAllowed);
    setTheirs(null);
    await form.trigger();
  }

  const follow = useRef(show);
  follow.current = show;
  // While nothing is typed, the form shows what others save.
  const isLater = options.unordered
    ? record.version !== opened.version && record.version !== left
    : record.version > opened.version;
  const outdated = !dirty && isLater;
  useEffect(() => {
    if (outdated) follow.current(record);
  }, [outdated, record]);
  useEffect(() => {
    if (record.version === opened.version) setLeft(null);
  }, [record.version, opened.version]);

  return {
    form,
    base,
    values,
    dirty,
    failure,
    saving: save.isPending,
    send: (body) => send(body, seenVersion),
    submit: form.handleSubmit((body) => (dirty ? send(body, seenVersion) : undefined)),
    summary: summaryOf(fields, form.formState),
    focus: (field) => focusField(form, fields, field),
    changed: intl.formatList(
      fields.filter(({ name }) => form.getFieldState(name, form.formState).isDirty).map(({ label }) => label),
    ),
    discard() {
      setFailure(null);
      form.reset(base);
    },
    show,
    conflict: theirs && {
      saver,
      fields: compareFields(fields, { base, theirs: valuesOf(theirs), mine: values }),
      back: () => setTheirs(null),
      keepTheirs: () => show(theirs),
      saveChosen: (kept) => void saveOnTop(theirs, kept),
    },
  };
}

function isEmpty(changes: object): boolean {
  return Object.keys(changes).length === 0;
}
