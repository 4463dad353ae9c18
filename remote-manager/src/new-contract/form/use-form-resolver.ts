import type { RefObject } from 'react';
import type { NewManagerContract } from 'shared-api/entities';
import { issueFields } from 'shared-api/messages';
import { useCheckResolver } from 'shared-ui/data';
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
  return useCheckResolver<FormValues, NewManagerContract>((values) => {
    const result = checkForm(values, check.current.purpose);
    if (result.success || check.current.complete) return result;
    const issues = result.error.issues.filter((issue) => !issueFields(issue).every((name) => isEmpty(values, name)));
    return { success: false, error: { issues } };
  });
}

function isEmpty(values: FormValues, name: string): boolean {
  return isTextField(name) && values[name].trim() === '';
}
