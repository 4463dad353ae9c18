import { profileFields, type User } from 'shared-api/entities';
import type * as z from 'shared-api/schema';
import type { FormSchema } from 'shared-ui/data';

/** The fields as the form holds them: text, empty where nothing is known. */
export interface ProfileValues {
  firstname: string;
  lastname: string;
  date_of_birth: string;
  tax_code: string;
  address: string;
  address_info: string;
  city: string;
  province: string;
  zip_code: string;
}

export type ProfileChange = z.infer<typeof profileFields>;

export function valuesOf(user: User): ProfileValues {
  return {
    firstname: user.firstname,
    lastname: user.lastname,
    date_of_birth: user.date_of_birth ?? '',
    tax_code: user.tax_code ?? '',
    address: user.address ?? '',
    address_info: user.address_info ?? '',
    city: user.city ?? '',
    province: user.province ?? '',
    zip_code: user.zip_code ?? '',
  };
}

/** The server's own rules. What has a form of its own (a date, a CAP, a province) is taken away where it is empty. */
export const profileForm: FormSchema<ProfileChange> = {
  safeParse: (values, options) => profileFields.safeParse(emptyAsNull(values), options),
};

const mayBeTaken = ['date_of_birth', 'province', 'zip_code'];

function emptyAsNull(values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, mayBeTaken.includes(name) && value === '' ? null : value]),
  );
}
