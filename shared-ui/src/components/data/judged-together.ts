import type { Checked, FormSchema } from './schema-resolver';

/** What two checks of one form say: what is wrong in either is told at once. */
export function bothChecked<Output>(each: Checked<Output>, together: Checked<unknown>): Checked<Output> {
  if (each.success && together.success) return each;
  return {
    success: false,
    error: { issues: [each, together].flatMap((checked) => (checked.success ? [] : checked.error.issues)) },
  };
}

/**
 * A form's rules, with those about two fields judged on their own: zod leaves them out as soon as a field, such as a
 * plate, ends its rules early, and they would be told only once the rest is mended.
 * @param together the fields that such rules look at, with the rules; what a field may be is for `each` to say
 */
export function judgedTogether<Output>(each: FormSchema<Output>, together: FormSchema<unknown>): FormSchema<Output> {
  return {
    safeParse: (values, options) => bothChecked(each.safeParse(values, options), together.safeParse(values, options)),
  };
}
