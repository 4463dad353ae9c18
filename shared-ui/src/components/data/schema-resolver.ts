import { useEffect, useMemo, useRef } from 'react';
import { issueFields, issueMessage } from 'shared-api/messages';
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'shared-ui/forms';
import { type IntlShape, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { afterPress, watchPresses } from './after-press';

type Issue = Parameters<typeof issueMessage>[0];

/** What a check says of a form's values: what is sent, or what is wrong where. */
export type Checked<Output> = { success: true; data: Output } | { success: false; error: { issues: Issue[] } };

/**
 * What the resolver needs of a zod schema: its input is what the form holds, its output what is sent. Without
 * `reportInput` an issue does not tell a wrong value from none, and both would be called missing.
 */
export interface FormSchema<Output> {
  safeParse(values: unknown, options: { reportInput: true }): Checked<Output>;
}

/** What is asked of a field that is needed and empty, by the field's name: "Inserisci il nome." */
export type NeededWords = Readonly<Partial<Record<string, MessageDescriptor>>>;

function wordsOf(issue: Issue, intl: IntlShape): string {
  const { descriptor, values } = issueMessage(issue);
  return intl.formatMessage(descriptor, values);
}

/** A react-hook-form resolver over a check, which lets a press end first. */
function resolverOf<Values extends FieldValues, Output extends FieldValues>(
  check: (values: Values) => Checked<Output>,
  intl: IntlShape,
  needed: NeededWords = {},
): Resolver<Values, unknown, Output> {
  return (values) => afterPress(() => decide(check(values), { values, intl, needed }));
}

interface Told<Values> {
  readonly values: Values;
  readonly intl: IntlShape;
  readonly needed: NeededWords;
}

/** What a check means for a form. The first issue of a field is the one shown. */
function decide<Values extends FieldValues, Output extends FieldValues>(
  result: Checked<Output>,
  { values, intl, needed }: Told<Values>,
): Awaited<ReturnType<Resolver<Values, unknown, Output>>> {
  if (result.success) return { values: result.data, errors: {} };

  const errors: FieldErrors<Values> = {};
  const refused = result.error.issues.flatMap((issue) => issueFields(issue).map((field) => ({ issue, field })));
  for (const { issue, field } of refused) {
    const named = get(values, field) === '' ? needed[field] : undefined;
    const message = named ? intl.formatMessage(named) : wordsOf(issue, intl);
    if (!get(errors, field)) set(errors, field, { type: issue.code, message });
  }
  return { values: {}, errors };
}

/**
 * A form's rules from a schema of shared-api, so that the browser and the server refuse the same values in the same
 * words, in the language of the page.
 * @param needed what an empty field asks for, where the page has words of its own
 */
export function useSchemaResolver<Input extends FieldValues, Output extends FieldValues>(
  schema: FormSchema<Output>,
  needed?: NeededWords,
): Resolver<Input, unknown, Output> {
  const intl = useIntl();
  useEffect(watchPresses, []);
  return useMemo(
    () => resolverOf<Input, Output>((values) => schema.safeParse(values, { reportInput: true }), intl, needed),
    [schema, intl, needed],
  );
}

/** The same where what is checked is made of the form's values first; the check of the last rendering counts. */
export function useCheckResolver<Values extends FieldValues, Output extends FieldValues>(
  check: (values: Values) => Checked<Output>,
): Resolver<Values, unknown, Output> {
  const intl = useIntl();
  useEffect(watchPresses, []);
  const latest = useRef(check);
  latest.current = check;
  return useMemo(() => resolverOf<Values, Output>((values) => latest.current(values), intl), [intl]);
}
