import { useMemo } from 'react';
import { issueFields, issueMessage } from 'shared-api/messages';
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'shared-ui/forms';
import { type IntlShape, useIntl } from 'shared-ui/intl';

type Issue = Parameters<typeof issueMessage>[0];

/** What the resolver needs of a zod schema: its input is what the form holds, its output what is sent. */
export interface FormSchema<Output> {
  safeParse(values: unknown): { success: true; data: Output } | { success: false; error: { issues: Issue[] } };
}

/**
 * A react-hook-form resolver over a schema of shared-api, so that the browser and the server refuse the same values
 * in the same words. The first issue of a field is the one shown.
 */
function schemaResolver<Input extends FieldValues, Output extends FieldValues>(
  schema: FormSchema<Output>,
  intl: IntlShape,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };

    const errors: FieldErrors<Input> = {};
    for (const issue of result.error.issues) {
      const { descriptor, values: slots } = issueMessage(issue);
      const message = intl.formatMessage(descriptor, slots);
      for (const field of issueFields(issue)) {
        if (!get(errors, field)) set(errors, field, { type: issue.code, message });
      }
    }
    return { values: {}, errors };
  };
}

/** `schemaResolver` in the language of the page. */
export function useSchemaResolver<Input extends FieldValues, Output extends FieldValues>(
  schema: FormSchema<Output>,
): Resolver<Input, unknown, Output> {
  const intl = useIntl();
  return useMemo(() => schemaResolver<Input, Output>(schema, intl), [schema, intl]);
}
