import type { AdminUser } from 'shared-api/entities';
import { formatPhone } from 'shared-ui/format';

export const profileTexts = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'address',
  'address_info',
  'zip_code',
  'city',
  'province',
  'date_of_birth',
  'tax_code',
] as const;
export type ProfileText = (typeof profileTexts)[number];

/** The fields as the form holds them: text, empty where nothing is known. */
export type ProfileValues = Record<ProfileText, string>;

export function valuesOf(user: AdminUser): ProfileValues {
  return {
    firstname: user.firstname,
    lastname: user.lastname,
    email: user.email,
    phone: user.phone ? formatPhone(user.phone) : '',
    address: user.address ?? '',
    address_info: user.address_info ?? '',
    zip_code: user.zip_code ?? '',
    city: user.city ?? '',
    province: user.province ?? '',
    date_of_birth: user.date_of_birth ?? '',
    tax_code: user.tax_code ?? '',
  };
}

/** What is taken away is sent as nothing at all. */
const emptied: ReadonlySet<ProfileText> = new Set(['phone', 'date_of_birth']);

/** Only what differs from what was opened. */
export function changesToSend(values: ProfileValues, base: ProfileValues): Record<string, string | null> {
  const changed = profileTexts.filter((field) => values[field].trim() !== base[field].trim());
  return Object.fromEntries(
    changed.map((field) => {
      const text = values[field].trim();
      return [field, text === '' && emptied.has(field) ? null : text];
    }),
  );
}
