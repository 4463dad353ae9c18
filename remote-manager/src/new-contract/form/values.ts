import type { NewManagerContract } from 'shared-api/entities';

export const carTexts = [
  'car_vin',
  'car_plate',
  'car_registration_date',
  'km',
  'km_reason',
  'car_mileage_date',
  'car_model',
  'car_version',
  'car_fuel',
  'car_model_year',
  'car_material_code',
] as const satisfies readonly (keyof NewManagerContract)[];

export const customerTexts = [
  'phone',
  'firstname',
  'lastname',
  'email',
  'address',
  'address_info',
  'zip_code',
  'city',
  'province',
] as const satisfies readonly (keyof NewManagerContract)[];

/** The fields that hold text, in the order of the page. */
export const textFields = [...carTexts, 'package_id', ...customerTexts, 'store_uid', 'association_code'] as const;

export type TextField = (typeof textFields)[number];

/** How the customer signs: on their own from a link, or from the dealer's screen. */
export type Way = 'sms' | 'counter';
export type Kind = 'care' | 'rental';

/** What the form holds: texts, also of numbers, so that nothing that was typed is ever lost. */
export type FormValues = Record<TextField, string> & {
  phone_confirmed: boolean;
  kind: Kind;
  way: Way;
  /** The VIN whose data were found and taken; from then on it is changed only by emptying the section. */
  found_vin: string;
};

const noTexts: Record<TextField, string> = {
  car_vin: '',
  car_plate: '',
  car_registration_date: '',
  km: '',
  km_reason: '',
  car_mileage_date: '',
  car_model: '',
  car_version: '',
  car_fuel: '',
  car_model_year: '',
  car_material_code: '',
  package_id: '',
  phone: '',
  firstname: '',
  lastname: '',
  email: '',
  address: '',
  address_info: '',
  zip_code: '',
  city: '',
  province: '',
  store_uid: '',
  association_code: '',
};

/**
 * An empty form.
 * @param today Europe/Rome, `YYYY-MM-DD`: kilometres are usually read on the day.
 */
export function emptyForm(kind: Kind, today: string): FormValues {
  return { ...noTexts, car_mileage_date: today, phone_confirmed: false, kind, way: 'sms', found_vin: '' };
}

const numbers: ReadonlySet<TextField> = new Set(['km', 'car_model_year']);

/** What is sent: what was left empty is left out. A number that is none goes as typed, for the schema to refuse. */
export function bodyOf(values: FormValues): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of textFields) {
    const text = values[field].trim();
    const digits = text.replace(/[.\s]/g, '');
    if (text !== '') body[field] = numbers.has(field) && /^\d+$/.test(digits) ? Number(digits) : text;
  }
  if (values.phone_confirmed) body.phone_confirmed = true;
  return body;
}

export function isTextField(name: string): name is TextField {
  return textFields.some((field) => field === name);
}
