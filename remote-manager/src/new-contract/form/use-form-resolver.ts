import { type RefObject, useMemo } from 'react';
import type { NewManagerContract } from 'shared-api/entities';
import { issueFields } from 'shared-api/messages';
import { type FormSchema, useSchemaResolver } from 'shared-ui/data';
import { checkForm, type Purpose } from './form-schema';
import { type FormValues, isTextField } from './values';

/** How the form is checked at the moment. */
export interface Check {
  purpose: Purpose;
  /** Once somebody asked for the contract, what is empty is a fault too; before, it is just not filled in yet. */
  complete: boolean;
}

/** The form's rules for what it is asked for now. */
export function useFormResolver(check: RefObject<Check>) {
  const schema = useMemo<FormSchema<NewManagerContract>>(
    () => ({
      safeParse(values) {
        if (!isFormValues(values)) throw new Error('The form lost its values');
        const result = checkForm(values, check.current.purpose);
        if (result.success || check.current.complete) return result;
        const issues = result.error.issues.filter(
          (issue) => !issueFields(issue).every((name) => isEmpty(values, name)),
        );
        return { success: false, error: { issues } };
      },
    }),
    [check],
  );
  return useSchemaResolver<FormValues, NewManagerContract>(schema);
}

function isEmpty(values: FormValues, name: string): boolean {
  return isTextField(name) && values[name].trim() === '';
}

function isFormValues(values: unknown): values is FormValues {
  return typeof values === 'object' && values !== null && 'car_vin' in values;
}
